// Change: the layout of our other pages, without a blog sidebar; a level-1 heading with the blog's
// description and feed; our image and links to the feeds; no structured data; all posts on one
// page. Upstream: 3.10.2
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import FeedLinks from '@site/src/components/FeedLinks';
import PageFrame from '@site/src/components/PageFrame';
import PageHead from '@site/src/components/PageHead';
import { feedOf } from '@site/src/site/feeds';
import type { Locale } from '@site/src/site/locales';
import type { Props } from '@theme/BlogListPage';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

export default function BlogListPage(props: Props): ReactNode {
  const { blogTitle, blogDescription } = props.metadata;
  const feed = feedOf(useDocusaurusContext().i18n.currentLocale as Locale);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={blogTitle} description={blogDescription} />
      <PageHead title={blogTitle} />
      <FeedLinks />
      <Layout>
        <PageFrame>
          <header>
            <Heading as="h1">{blogTitle}</Heading>
            <div className="markdown">
              <p>{blogDescription}</p>
              <p>
                {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, which the router doesn't know */}
                <a href={feed.url} type={feed.mime} hrefLang={feed.language}>
                  <Translate id="blog.feed">RSS feed</Translate>
                </a>
              </p>
            </div>
          </header>
          <BlogPostItems items={props.items} />
        </PageFrame>
      </Layout>
    </HtmlClassNameProvider>
  );
}
