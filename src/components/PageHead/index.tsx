import { createElement, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface HeadFrontMatter {
  titleSuffix?: string;
  head?: [tag: string, attributes: Record<string, string | number | boolean>][];
}

export interface Props {
  title: string;
  frontMatter: HeadFrontMatter;
}

/** What our own keys of the front matter put into the head of a page (specification section 3, "Frontmatter fields"). */
export default function PageHead({ title, frontMatter }: Props): ReactNode {
  const { titleDelimiter } = useDocusaurusContext().siteConfig;
  const { titleSuffix, head = [] } = frontMatter;
  const full = `${title} ${titleDelimiter} ${titleSuffix}`;
  return (
    <>
      {titleSuffix && (
        <Head>
          <title>{full}</title>
          <meta property="og:title" content={full} />
        </Head>
      )}
      {head.length > 0 && (
        <Head>
          {head.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))}
        </Head>
      )}
    </>
  );
}
