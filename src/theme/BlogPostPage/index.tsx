// Change: the layout and outline of our other pages; previous and next in the order of the blog,
// which starts with its overview; our front matter keys, image and links to the feeds.
// Upstream: 3.10.2
import type { ReactNode } from 'react';
import clsx from 'clsx';
import {
  BlogPostProvider,
  useBlogMetadata,
  useBlogPost,
} from '@docusaurus/plugin-content-blog/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import FeedLinks from '@site/src/components/FeedLinks';
import PageFrame from '@site/src/components/PageFrame';
import PageHead from '@site/src/components/PageHead';
import { useHiddenParts } from '@site/src/components/hooks/useHiddenParts';
import { pageClasses, partsHiddenByPage, type PageLayoutOptions } from '@site/src/site/layoutParts';
import BlogPostItem from '@theme/BlogPostItem';
import type { Props } from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostStructuredData from '@theme/BlogPostPage/StructuredData';
import ContentVisibility from '@theme/ContentVisibility';
import DocPaginator from '@theme/DocPaginator';
import Layout from '@theme/Layout';

function Page({ content: Content }: Props): ReactNode {
  const { metadata, toc } = useBlogPost();
  const { blogTitle, blogBasePath } = useBlogMetadata();
  const { title, prevItem, nextItem, frontMatter } = metadata;
  const options = frontMatter as PageLayoutOptions;
  const hidden = partsHiddenByPage(options);
  useHiddenParts(options);
  const overview = { title: blogTitle, permalink: blogBasePath };
  const hasOutline = !hidden.includes('outline') && !frontMatter.hide_table_of_contents;
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogPostPage,
        pageClasses(options),
      )}
    >
      <BlogPostPageMetadata />
      <BlogPostStructuredData />
      {!hidden.includes('globalUIComponents') && <FeedLinks />}
      <PageHead title={title} frontMatter={frontMatter} />
      <Layout>
        <PageFrame toc={hasOutline ? toc : []} title={title}>
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
