import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { site } from '@site/src/site/site';
import HeadingLinks from '../HeadingLinks';
import LocalNav from '../LocalNav';
import { OutlineColumn, outlineHeadings } from '../Outline';
import ScrollToTop from '../ScrollToTop';
import styles from './styles.module.css';

export interface Props {
  /** Headings of the page; a page without headings has no outline. */
  toc?: readonly TOCItem[];
  /** Title of the page, which the local nav shows above the first heading. */
  title?: string;
  /** Lets the content be wider than lines of text should be. */
  wide?: boolean;
  children: ReactNode;
}

/** Everything beside the sidebar of a page: local nav, article, outline. */
export default function PageFrame({ toc = [], title, wide, children }: Props): ReactNode {
  const headings = outlineHeadings(toc);
  return (
    <main>
      <LocalNav headings={headings} title={title} />
      <div className={clsx(styles.columns, !wide && styles.outlined)}>
        <div className={clsx(styles.article, wide && styles.wide)}>{children}</div>
        {headings.length > 0 && <OutlineColumn headings={headings} />}
      </div>
      <HeadingLinks />
      {site.theme.enableScrollToTop && <ScrollToTop />}
    </main>
  );
}
