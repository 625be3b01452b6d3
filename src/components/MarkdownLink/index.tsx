import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useMarkdownUrl } from '@site/src/components/hooks/useMarkdownUrl';

/** Links to the Markdown form of the page from its head, for programs. */
export default function MarkdownLink(): ReactNode {
  const markdown = useMarkdownUrl();
  return (
    markdown && (
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown.url} />
      </Head>
    )
  );
}
