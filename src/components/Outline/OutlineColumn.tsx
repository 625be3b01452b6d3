import { useRef, type ReactNode } from 'react';
import type { TOCItem } from '@docusaurus/mdx-loader';
import Outline, { outlineTitle } from '.';
import styles from './styles.module.css';

const titleId = 'outline-title';

/** The outline beside the article, on wide screens. */
export default function OutlineColumn({ headings }: { headings: readonly TOCItem[] }): ReactNode {
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
