// Change: three columns and the local nav of the customer, last-updated line and edit link below the article, page types
// (specification sections 2.1 and 2.3). Without version banner and breadcrumbs, which the site does not have.
// Upstream: 3.10.2
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import PageFrame from '@site/src/components/PageFrame';
import { pageClasses, partsHiddenByPage, type PageForm } from '@site/src/lib/pageParts';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import MDXContent from '@theme/MDXContent';
import NotFoundContent from '@theme/NotFound/Content';

function Page({ form, children }: Props & { form: PageForm }): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const hidden = partsHiddenByPage(form);
  const hasOutline = !hidden.includes('outline') && !frontMatter.hide_table_of_contents;
  return (
    <PageFrame toc={hasOutline ? toc : []} wide={form.overview}>
      <ContentVisibility metadata={metadata} />
      <article>
        <DocItemContent>{children}</DocItemContent>
      </article>
      {!hidden.includes('footer') && (
        <div className="part-footer">
          <DocItemFooter />
          <DocItemPaginator />
        </div>
      )}
    </PageFrame>
  );
}

export default function DocItemLayout({ children }: Props): ReactNode {
  const form = useDoc().frontMatter as PageForm;
  const type = form.pageType ?? 'doc';
  return (
    <HtmlClassNameProvider className={pageClasses(form)}>
      {type === 'doc' ? (
        <Page form={form}>{children}</Page>
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
