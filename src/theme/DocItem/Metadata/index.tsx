// Change: the front matter keys titleSuffix and head, the image of the page.
// Upstream: 3.10.2
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import PageHead from '@site/src/components/PageHead';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWrapper(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta property="og:type" content="article" />
      </Head>
      <PageHead title={metadata.title} frontMatter={frontMatter} />
    </>
  );
}
