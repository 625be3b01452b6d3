// Change: our text, whose title and way home are in English in both languages, and other ways on;
// a title, because the docs plugin shows this view without a page that sets one. Upstream: 3.10.2
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ButtonLink from '@site/src/components/ButtonLink';
import button from '@site/src/components/ButtonLink/styles.module.css';
import { bookOf } from '@site/src/components/Shelf/bookOf';
import SearchIcon from '@site/src/components/ui/icons/search.svg';
import { quickStartPage, troubleshootingPage } from '@site/src/components/startPages';
import ui from '@site/src/components/ui/styles.module.css';
import { site } from '@site/src/site/site';
import { usePage } from '@site/src/components/hooks/usePage';
import { searchLabel, useSearchDialog } from 'docusaurus-search/client';
import type { Props } from '@theme/NotFound/Content';
import styles from './styles.module.css';

/** The last segment of a path, in words: `/guide/start/quick-stort.html` → `quick stort` */
function lastWordsOf(pathname: string): string {
  const [, segment = ''] = /([^/]*?)(?:\.\w+)?\/*$/.exec(pathname) ?? [];
  return segment.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/* eslint-disable @docusaurus/no-untranslated-text -- two texts are in English in both languages */
export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = usePage();
  const search = useSearchDialog();
  return (
    <main className={clsx(styles.content, className)}>
      <PageMetadata title="404">
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <div className={styles.shelf} data-book={bookOf(pathname)}>
        <img src={useBaseUrl('/img/404.svg')} alt="" width={240} height={150} />
      </div>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title} lang="en">
        <span className={ui.visuallyHidden}>404 </span>PAGE NOT FOUND
      </h1>
      <p className={styles.text}>
        <Translate id="notFound.text">This page doesn't exist. It may have moved.</Translate>
      </p>
      <div className={styles.ways}>
        <ButtonLink primary to="/">
          <span lang="en">Take me home</span>
        </ButtonLink>
        {site.theme.search && (
          <button
            type="button"
            className={clsx(button.button, 'needs-script')}
            aria-haspopup="dialog"
            onClick={() => search.open(lastWordsOf(pathname))}
          >
            <SearchIcon aria-hidden="true" />
            {searchLabel()}
          </button>
        )}
      </div>
      <ul className={styles.ways}>
        {[quickStartPage(), troubleshootingPage()].map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
