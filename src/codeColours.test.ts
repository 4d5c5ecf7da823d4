import {describe, expect, it} from 'vitest';
import {dark, light} from './codeColours.ts';

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
])('the colours of code, %s', (_, {plain, styles}) => {
  it.each(styles.map(({types, style}) => [types[0]!, style.color!]))('%s has a contrast of 4.5', (_type, color) => {
    expect(contrast(color, plain.backgroundColor!)).toBeGreaterThanOrEqual(4.5);
  });
});

it('names the same token types in both modes', () => {
  expect(dark.styles.map(({types}) => types)).toEqual(light.styles.map(({types}) => types));
});
