import {describe, expect, it} from 'vitest';
import {selectSteps, STEPS} from './steps.ts';

const names = (only: string[]) => selectSteps(only).map((step) => step.name);

describe('the steps', () => {
  it('have names of their own, and come after what they need', () => {
    const seen = new Set<string>();
    for (const step of STEPS) {
      expect(seen).not.toContain(step.name);
      for (const earlier of [...(step.needs ?? []), ...(step.after ?? [])]) expect(seen).toContain(earlier);
      seen.add(step.name);
    }
  });
});

describe('selectSteps', () => {
  it('takes all without a choice', () => expect(selectSteps([])).toBe(STEPS));
  it('takes a step by its short or its full name', () => {
    expect(names(['types', 'test:unit'])).toEqual(['test:unit', 'check:types']);
  });
  it('adds what a step needs', () => expect(names(['site'])).toEqual(['check:build', 'test:site']));
  it('names all steps when it does not know one', () => {
    expect(() => selectSteps(['sites'])).toThrow(/^No step is named "sites"\. Steps: check:build, /);
  });
});
