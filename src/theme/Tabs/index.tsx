/**
 * Ejected, since the theme's own has no place for this: native buttons (Space chooses too), Home and End, a choice that
 * follows the arrow keys, panels with a name, hidden panels that the browser's find opens, the remembered panel at the
 * first paint, and no second rendering of each panel after hydration. Left out: `lazy`, `block`, `values` and
 * `queryString`, which no page uses.
 */
import {Children, useId, useMemo, useRef, type KeyboardEvent, type ReactElement, type ReactNode} from 'react';
import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import type {Props as TabItemProps} from '@site/src/theme/TabItem';
import {useChoice} from './choices';
import {destination} from './keys';
import {useOpenOnFind} from './openOnFind';
import styles from './styles.module.css';

export interface Props {
  /** Groups of one name follow each other, on this page and on the next: `language`, `build` or `format`. */
  readonly groupId: string;
  /** `TabItem` elements. */
  readonly children: ReactNode;
}

/** Panels of which one is shown, and the tabs that choose it. */
export default function Tabs({groupId, children}: Props): ReactNode {
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  // Between the elements there are line breaks.
  const items = useMemo(
    () => (Children.toArray(children) as ReactElement<TabItemProps>[]).filter(({props}) => props),
    [children],
  );
  const values = useMemo(() => items.map(({props}) => props.value), [items]);
  const [chosen, choose] = useChoice(groupId, values);
  const {blockElementScrollPositionUntilNextRender: keepInPlace} = useScrollPositionBlocker();
  useOpenOnFind(panels, values, choose, chosen);

  const press = (tab: Element, value: string): void => {
    if (value === chosen) return;
    keepInPlace(tab as HTMLElement);
    choose(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number): void => {
    const next = destination(event.key, index, values.length);
    if (next === undefined) return;
    event.preventDefault();
    const tab = event.currentTarget.parentElement!.children[next] as HTMLElement;
    tab.focus();
    press(tab, values[next]!);
  };

  // The plugin rememberTabs finds a group by its name and values, and a panel by the end of its id.
  return (
    <div data-tabs={[groupId, ...values].join(' ')} className={styles.container}>
      <div role="tablist" className={styles.list}>
        {items.map(({props: {value, label}}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            tabIndex={value === chosen ? 0 : -1}
            aria-selected={value === chosen}
            aria-controls={`${id}:${value}`}
            className={styles.tab}
            onClick={({currentTarget}) => press(currentTarget, value)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      <div ref={panels} className={styles.panels}>
        {items.map(({props: {value, label, children: content}}) => (
          <div
            key={value}
            id={`${id}:${value}`}
            role="tabpanel"
            aria-label={label ?? value}
            hidden={value !== chosen}
            className={styles.panel}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
