// Change: the tools of the page below the heading of a post. Upstream: 3.10.2
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import PageTools from '@site/src/components/PageTools';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';

export default function BlogPostItemHeaderWrapper(): ReactNode {
  const { isBlogPostPage } = useBlogPost();
  return (
    <>
      <BlogPostItemHeader />
      {isBlogPostPage && <PageTools />}
    </>
  );
}
