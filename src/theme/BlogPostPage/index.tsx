// Change: the layout and outline of our other pages; previous and next in the order of the blog,
// which starts with its overview; our front matter keys, image, structured data and links to the
// feeds. Upstream: 3.10.2
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
import StructuredData, { usePageFacts, useSiteFacts } from '@site/src/components/StructuredData';
import { useHiddenParts } from '@site/src/components/hooks/useHiddenParts';
import { pageClasses, partsHiddenByPage, type PageLayoutOptions } from '@site/src/site/layoutParts';
import { blogPosting, breadcrumbList } from '@site/src/site/structuredData';
import BlogPostItem from '@theme/BlogPostItem';
import type { Props } from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
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
  const site = useSiteFacts();
  const page = { ...usePageFacts(metadata), published: metadata.date };
  const overview = { title: blogTitle, permalink: blogBasePath };
  const crumb = { label: blogTitle, href: blogBasePath };
  const path = [crumb, { label: title, href: metadata.permalink }];
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
      <StructuredData things={[blogPosting(page, site, crumb), ...breadcrumbList(path, site)]} />
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
