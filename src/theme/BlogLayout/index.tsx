// Change: the layout of our other pages, without a blog sidebar. Upstream: 3.10.2
import type { ReactNode } from 'react';
import PageFrame from '@site/src/components/PageFrame';
import type { Props } from '@theme/BlogLayout';
import Layout from '@theme/Layout';

export default function BlogLayout({
  sidebar: _sidebar,
  toc: _toc,
  children,
  ...layoutProps
}: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <PageFrame>{children}</PageFrame>
    </Layout>
  );
}
