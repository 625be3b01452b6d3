// Change: our markup, after the pattern of the ARIA guide: buttons that label their panels, arrow
// keys, Home and End. The state is upstream's, but groups also work without storage. Not mounted
// again after hydration, which would create all panels twice: the state follows the stored choice.
// Upstream: 3.10.2
import { useCallback, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import { panelId, tabId } from './ids';
import { TabSetContext } from './TabSetContext';
import styles from './styles.module.css';
import { useGroup } from './useGroup';

/** Index of the tab that a key selects, wrapping around; -1 for other keys. */
function target(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

export default function Tabs({ groupId, className, children, ...props }: Props): ReactNode {
  const id = useId();
  const state = useTabsContextValue({ groupId, children, ...props });
  const { selectedValue, selectValue, tabValues, block } = state;
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  const list = useRef<HTMLDivElement>(null);
  const choose = useGroup(
    groupId,
    useCallback(
      (chosen: string) => {
        if (tabValues.some(({ value }) => value === chosen)) selectValue(chosen);
      },
      [selectValue, tabValues],
    ),
  );

  const select = (index: number) => {
    const tab = list.current?.children[index];
    const value = tabValues[index]?.value;
    if (!(tab instanceof HTMLElement) || value === undefined) return;
    tab.focus();
    if (value === selectedValue) return;
    // Other sets change, too, maybe in height: keep this tab where it is on the screen.
    blockElementScrollPositionUntilNextRender(tab);
    choose(value);
  };
  const press = (event: KeyboardEvent, index: number) => {
    const next = target(event.key, index, tabValues.length);
    if (next < 0) return;
    event.preventDefault();
    select(next);
  };

  return (
    <TabsProvider value={state}>
      <TabSetContext value={id}>
        <div className={clsx(ThemeClassNames.tabs.container, styles.tabs)} data-tabs={groupId}>
          <div
            ref={list}
            role="tablist"
            className={clsx(styles.list, block && styles.block, className)}
          >
            {tabValues.map(({ value, label, attributes }, index) => (
              <button
                {...attributes}
                key={value}
                type="button"
                role="tab"
                id={tabId(id, value)}
                aria-controls={panelId(id, value)}
                aria-selected={value === selectedValue}
                tabIndex={value === selectedValue ? 0 : -1}
                data-tab={value}
                className={clsx(styles.tab, attributes?.className as string | undefined)}
                onClick={() => select(index)}
                onKeyDown={(event) => press(event, index)}
              >
                {label ?? value}
              </button>
            ))}
          </div>
          {sanitizeTabsChildren(children)}
        </div>
      </TabSetContext>
    </TabsProvider>
  );
}
