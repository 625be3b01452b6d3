// Change: our markup, after the pattern of the ARIA guide: buttons that label their panels, arrow
// keys, Home and End. Groups also work without storage. Not mounted again after hydration, which
// would create all panels twice. Without the props that no page uses. Upstream: 3.10.2
import {
  Children,
  isValidElement,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props as ItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import { shareChoice, useSharedChoice } from './groups';
import styles from './styles.module.css';

export default function Tabs({ groupId, children }: Props): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const items = Children.toArray(children).filter((child) => isValidElement<ItemProps>(child));
  const values = items.map(({ props }) => props.value);
  if (!values.every((value, index) => value && values.indexOf(value) === index))
    throw new Error('Every child of <Tabs> has to be a <TabItem> with a value of its own.');
  const [own, setOwn] = useState<string>();
  const selected = [useSharedChoice(groupId), own, ...values].find((choice) =>
    values.some((value) => value === choice),
  );

  const select = (index: number) => {
    const tab = list.current?.children[index];
    const value = values[index];
    if (!(tab instanceof HTMLElement) || value === undefined) return;
    tab.focus();
    const { top } = tab.getBoundingClientRect();
    flushSync(() => {
      setOwn(value);
      if (groupId !== undefined) shareChoice(groupId, value);
    });
    // Other sets have changed, too, maybe in height: keep this tab where it is on the screen.
    const shift = tab.getBoundingClientRect().top - top;
    if (shift !== 0) window.scrollBy(0, shift);
  };
  const press = (event: KeyboardEvent, index: number) => {
    const targets: Partial<Record<string, number>> = {
      ArrowRight: (index + 1) % items.length,
      ArrowLeft: (index || items.length) - 1,
      Home: 0,
      End: items.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };

  return (
    <div className={clsx(ThemeClassNames.tabs.container, styles.tabs)} data-tabs={groupId}>
      <div ref={list} role="tablist" className={styles.list}>
        {items.map(({ props: { value, label = value } }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            data-tab={value}
            className={styles.tab}
            onClick={() => select(index)}
            onKeyDown={(event) => press(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map((item, index) => {
        const { value, label = value } = item.props;
        return (
          <div
            key={value}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            data-tab={value}
            data-label={label}
            hidden={value !== selected}
            className={styles.panel}
          >
            {item}
          </div>
        );
      })}
    </div>
  );
}
