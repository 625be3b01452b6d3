// Change: our text, in English in both languages, and a title, because the docs plugin shows this
// view without a page that would set one. Upstream: 3.10.2
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ButtonLink from '@site/src/components/ButtonLink';
import ui from '@site/src/components/ui/styles.module.css';
import type { Props } from '@theme/NotFound/Content';
import styles from './styles.module.css';

/* eslint-disable @docusaurus/no-untranslated-text -- in English in both languages on purpose */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx(styles.content, className)} lang="en">
      <PageMetadata title="404">
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <img src={useBaseUrl('/img/404.svg')} alt="" width={240} height={150} />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>
        <span className={ui.visuallyHidden}>404 </span>PAGE NOT FOUND
      </h1>
      <ButtonLink primary to="/">
        Take me home
      </ButtonLink>
    </main>
  );
}
