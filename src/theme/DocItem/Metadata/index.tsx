// Change: the front matter keys titleSuffix and head, the image of the page, structured data.
// Upstream: 3.10.2
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import PageHead from '@site/src/components/PageHead';
import StructuredData, { usePageFacts, useSiteFacts } from '@site/src/components/StructuredData';
import { useCrumbs } from '@site/src/components/hooks/useCrumbs';
import { breadcrumbList, techArticle } from '@site/src/site/structuredData';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWrapper(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const site = useSiteFacts();
  const page = usePageFacts(metadata);
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta property="og:type" content="article" />
      </Head>
      <PageHead title={metadata.title} frontMatter={frontMatter} />
      <StructuredData things={[techArticle(page, site), ...breadcrumbList(useCrumbs(), site)]} />
    </>
  );
}
