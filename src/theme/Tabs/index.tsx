/**
 * Ejected, since the theme's own has no place for this: native buttons (Space chooses too), Home and End, a choice that
 * follows the arrow keys, panels with a name, hidden panels that the browser's find opens, and no second rendering of
 * each panel after hydration. Left out: `lazy`, `block`, `values` and `queryString`, which no page uses.
 */
import {useId, useMemo, useRef, type KeyboardEvent, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {sanitizeTabsChildren, useScrollPositionBlocker, useTabsContextValue} from '@docusaurus/theme-common/internal';
import type {Props as TabItemProps} from '@site/src/theme/TabItem';
import {destination} from './keys';
import {useOpenOnFind} from './openOnFind';
import styles from './styles.module.css';

export interface Props {
  /** Groups of one name follow each other, on this page and on the next: `language`, `build` or `format`. */
  readonly groupId?: string;
  /** `TabItem` elements. */
  readonly children: ReactNode;
}

/** Panels of which one is shown, and the tabs that choose it. */
export default function Tabs(props: Props): ReactNode {
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  const {selectedValue, selectValue, tabValues} = useTabsContextValue(props);
  const {blockElementScrollPositionUntilNextRender: keepInPlace} = useScrollPositionBlocker();
  const values = useMemo(() => tabValues.map(({value}) => value), [tabValues]);
  useOpenOnFind(panels, values, selectValue, selectedValue);

  const choose = (tab: Element, value: string): void => {
    if (value === selectedValue) return;
    keepInPlace(tab as HTMLElement);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number): void => {
    const next = destination(event.key, index, values.length);
    if (next === undefined) return;
    event.preventDefault();
    const tab = event.currentTarget.parentElement!.children[next] as HTMLElement;
    tab.focus();
    choose(tab, values[next]!);
  };

  return (
    <div className={clsx('theme-tabs-container', styles.container)}>
      <div role="tablist" className={styles.list}>
        {tabValues.map(({value, label}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            tabIndex={value === selectedValue ? 0 : -1}
            aria-selected={value === selectedValue}
            aria-controls={id + value}
            className={styles.tab}
            onClick={({currentTarget}) => choose(currentTarget, value)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      <div ref={panels} className={styles.panels}>
        {(sanitizeTabsChildren(props.children) as ReactElement<TabItemProps>[]).map(({props: item}) => (
          <div
            key={item.value}
            id={id + item.value}
            role="tabpanel"
            aria-label={item.label ?? item.value}
            hidden={item.value !== selectedValue}
            className={styles.panel}
          >
            {item.children}
          </div>
        ))}
      </div>
    </div>
  );
}
