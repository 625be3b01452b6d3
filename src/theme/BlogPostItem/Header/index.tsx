// Change: the page tools below the heading of a post; no authors, because every page would load
// their styles. Upstream: 3.10.2
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import PageTools from '@site/src/components/PageTools';
import { site } from '@site/src/site/site';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';

export default function BlogPostItemHeader(): ReactNode {
  const { isBlogPostPage } = useBlogPost();
  // In a list of posts, the title links to the post.
  const hasTitle = site.theme.fallbackHeadingTitle || !isBlogPostPage;
  return (
    <>
      <header>
        {hasTitle && <BlogPostItemHeaderTitle />}
        <BlogPostItemHeaderInfo />
      </header>
      {isBlogPostPage && <PageTools />}
    </>
  );
}
