// Change: the search dialog and the extras of every page, and the link to its Markdown form. The
// original is empty and meant to be replaced. Upstream: 3.10.2
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { SearchHost } from 'docusaurus-search/client';
import GlobalUI from '@site/src/components/GlobalUI';
import { useMarkdownUrl } from '@site/src/components/hooks/useMarkdownUrl';
import { globalUIComponents } from '@site/src/site/globalUI';
import { site } from '@site/src/site/site';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const markdown = useMarkdownUrl();
  return (
    <>
      {markdown && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdown.url} />
        </Head>
      )}
      {site.theme.search ? <SearchHost>{children}</SearchHost> : children}
      {globalUIComponents.length > 0 && <GlobalUI components={globalUIComponents} />}
    </>
  );
}
