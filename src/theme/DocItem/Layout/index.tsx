// Change: three columns and local nav, our breadcrumbs, the page tools below the heading, except on
// the overview, last-updated line and edit link below the article, page types; no version banner,
// which the site does not have. Upstream: 3.10.2
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import PageFrame from '@site/src/components/PageFrame';
import PageTools from '@site/src/components/PageTools';
import { useHiddenParts } from '@site/src/components/hooks/useHiddenParts';
import { pageClasses, partsHiddenByPage, type PageLayoutOptions } from '@site/src/site/layoutParts';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import MDXContent from '@theme/MDXContent';
import NotFoundContent from '@theme/NotFound/Content';

function Page({ options, children }: Props & { options: PageLayoutOptions }): ReactNode {
  const { metadata, frontMatter, toc, contentTitle } = useDoc();
  const hidden = partsHiddenByPage(options);
  const hasOutline = !hidden.includes('outline') && !frontMatter.hide_table_of_contents;
  // Otherwise the heading is in the content, or there is none.
  const hasHeading = !frontMatter.hide_title && contentTitle === undefined;
  return (
    <PageFrame toc={hasOutline ? toc : []} title={metadata.title} wide={options.overview}>
      <ContentVisibility metadata={metadata} />
      <article>
        <Breadcrumbs />
        <DocItemContent>
          {hasHeading && !options.overview && <PageTools />}
          {children}
        </DocItemContent>
      </article>
      {!hidden.includes('footer') && (
        <div data-layout-part="footer">
          <DocItemFooter />
          <DocItemPaginator />
        </div>
      )}
    </PageFrame>
  );
}

export default function DocItemLayout({ children }: Props): ReactNode {
  const options = useDoc().frontMatter as PageLayoutOptions;
  const type = options.pageType ?? 'doc';
  useHiddenParts(options);
  return (
    <HtmlClassNameProvider className={pageClasses(options)}>
      {type === 'doc' ? (
        <Page options={options}>{children}</Page>
      ) : type === '404' ? (
        <NotFoundContent />
      ) : (
        <main>
          <MDXContent>{children}</MDXContent>
        </main>
      )}
    </HtmlClassNameProvider>
  );
}
