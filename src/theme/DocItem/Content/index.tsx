// Change: the tools of the page below its heading; the overview has none (reading 2.5, 2.8). A heading always comes from
// the front matter: no page of ours has one in its body. Upstream: 3.10.2
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import PageTools from '@site/src/components/PageTools';
import type { PageLayoutOptions } from '@site/src/lib/layoutParts';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const hasHeading = !frontMatter.hide_title && contentTitle === undefined;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {hasHeading && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
          {!(frontMatter as PageLayoutOptions).overview && <PageTools />}
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
