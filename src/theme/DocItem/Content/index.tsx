// Change: the breadcrumbs above the heading, the page tools below it, except on the overview. The
// heading comes from the front matter, unless the site switches that off; the body of our pages has
// none. Upstream: 3.10.2
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import PageTools from '@site/src/components/PageTools';
import { site } from '@site/src/config/site';
import type { PageLayoutOptions } from '@site/src/lib/layoutParts';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const { fallbackHeadingTitle } = site.theme;
  const hasHeading = fallbackHeadingTitle && !frontMatter.hide_title && contentTitle === undefined;
  return (
    <>
      <Breadcrumbs />
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        {hasHeading && (
          <header>
            <Heading as="h1">{metadata.title}</Heading>
            {!(frontMatter as PageLayoutOptions).overview && <PageTools />}
          </header>
        )}
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
