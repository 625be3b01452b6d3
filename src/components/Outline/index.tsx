import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { TOCItem } from '@docusaurus/mdx-loader';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { keepInView } from '@site/src/client/keepInView';
import styles from './styles.module.css';
import { useActiveHeading } from './useActiveHeading';

export function outlineTitle(): string {
  return translate({ id: 'outline.title', message: 'ON THIS PAGE' });
}

/** The headings of a page that its outline lists. */
export function outlineHeadings(toc: readonly TOCItem[]): TOCItem[] {
  return toc.filter(({ level }) => level >= 2 && level <= 4);
}

export interface Props {
  headings: readonly TOCItem[];
  /** The element that scrolls if the list is too long, so that the active heading stays in view. */
  container: RefObject<HTMLElement | null>;
  onChoose?: () => void;
}

/** Lists the headings of the page and marks the one that is being read. */
export default function Outline({ headings, container, onChoose }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const ids = headings.map(({ id }) => id);
  // Exactly one is always active.
  const active = useActiveHeading(ids) ?? ids[0];

  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) keepInView(current, container.current);
  }, [active, container]);

  return (
    <ul ref={list} className={styles.list}>
      {headings.map(({ id, level, value }) => (
        <li key={id} data-level={level}>
          <Link
            className={styles.link}
            to={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
            onClick={onChoose}
            // The HTML comes from our own Markdown, at build time.
            dangerouslySetInnerHTML={{ __html: value }}
          />
        </li>
      ))}
    </ul>
  );
}

const titleId = 'outline-title';

/** The outline beside the article, on wide screens. */
export function OutlineColumn({ headings }: { headings: readonly TOCItem[] }): ReactNode {
  const column = useRef<HTMLElement>(null);
  return (
    <nav
      ref={column}
      className={styles.column}
      data-layout-part="outline"
      aria-labelledby={titleId}
    >
      <p id={titleId} className={styles.title}>
        {outlineTitle()}
      </p>
      <Outline headings={headings} container={column} />
    </nav>
  );
}
