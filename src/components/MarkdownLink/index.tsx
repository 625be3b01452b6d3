import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useMarkdownAddress } from '@site/src/hooks/useMarkdownAddress';

/** Tells programs, in the head of every page, where its Markdown form is. */
export default function MarkdownLink(): ReactNode {
  const address = useMarkdownAddress();
  return (
    address && (
      <Head>
        <link rel="alternate" type="text/markdown" href={address.url} />
      </Head>
    )
  );
}
