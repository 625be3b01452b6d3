// Change: the front matter keys titleSuffix and head. Upstream: 3.10.2
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageHead, { type HeadFrontMatter } from '@site/src/components/PageHead';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWrapper(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  return (
    <>
      <DocItemMetadata />
      <PageHead title={metadata.title} frontMatter={frontMatter as HeadFrontMatter} />
    </>
  );
}
