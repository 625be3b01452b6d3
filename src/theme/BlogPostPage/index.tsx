// Change: the frame and outline of our pages; previous and next in the order of the blog, which starts with its overview
// (reading 2.1); our front matter keys. Upstream: 3.10.2
import type { ReactNode } from 'react';
import clsx from 'clsx';
import {
  BlogPostProvider,
  useBlogMetadata,
  useBlogPost,
} from '@docusaurus/plugin-content-blog/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import PageFrame from '@site/src/components/PageFrame';
import PageHead, { type HeadFrontMatter } from '@site/src/components/PageHead';
import { pageClasses, partsHiddenByPage, type PageForm } from '@site/src/lib/pageParts';
import BlogPostItem from '@theme/BlogPostItem';
import type { Props } from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import ContentVisibility from '@theme/ContentVisibility';
import DocPaginator from '@theme/DocPaginator';
import Layout from '@theme/Layout';

function Page({ content: Content }: Props): ReactNode {
  const { metadata, toc } = useBlogPost();
  const { blogTitle, blogBasePath } = useBlogMetadata();
  const { title, prevItem, nextItem, frontMatter } = metadata;
  const form = frontMatter as PageForm;
  const hidden = partsHiddenByPage(form);
  const overview = { title: blogTitle, permalink: blogBasePath };
  const hasOutline = !hidden.includes('outline') && !frontMatter.hide_table_of_contents;
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogPostPage,
        pageClasses(form),
      )}
    >
      <BlogPostPageMetadata />
      <BlogPostPageStructuredData />
      <PageHead title={title} frontMatter={frontMatter as HeadFrontMatter} />
      <Layout>
        <PageFrame toc={hasOutline ? toc : []}>
          <ContentVisibility metadata={metadata} />
          <BlogPostItem>
            <Content />
          </BlogPostItem>
          <DocPaginator previous={prevItem ?? overview} next={nextItem} />
        </PageFrame>
      </Layout>
    </HtmlClassNameProvider>
  );
}

export default function BlogPostPage(props: Props): ReactNode {
  return (
    <BlogPostProvider content={props.content} isBlogPostPage>
      <Page {...props} />
    </BlogPostProvider>
  );
}
