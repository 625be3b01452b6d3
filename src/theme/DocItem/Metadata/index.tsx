// Change: the front matter keys titleSuffix and head, the image of the page, structured data. Upstream: 3.10.2
import type { ReactNode } from 'react';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageHead from '@site/src/components/PageHead';
import StructuredData from '@site/src/components/StructuredData';
import { useNavCrumb } from '@site/src/hooks/useNavCrumb';
import { useSiteFacts } from '@site/src/hooks/useSiteFacts';
import { socialImagePath } from '@site/src/lib/socialImage';
import { breadcrumbList, techArticle } from '@site/src/lib/structuredData';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWrapper(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const site = useSiteFacts();
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const path = [...useNavCrumb(permalink), ...(useSidebarBreadcrumbs() ?? [])];
  const page = {
    title,
    description,
    url: site.origin + permalink,
    image: site.origin + socialImagePath(permalink, baseUrl),
    modified: lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined,
  };
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta property="og:type" content="article" />
      </Head>
      <PageHead title={title} frontMatter={frontMatter} />
      <StructuredData things={[techArticle(page, site), ...breadcrumbList(path, site)]} />
    </>
  );
}
