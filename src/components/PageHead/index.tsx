import { createElement, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { socialImagePath, socialImageSize } from '@site/src/site/socialImage';

export interface HeadFrontMatter {
  titleSuffix?: string;
  head?: [tag: string, attributes: Record<string, string | number | boolean>][];
  /** Social image that the page sets itself; the theme puts it into the head. */
  image?: string;
}

export interface Props {
  title: string;
  frontMatter?: HeadFrontMatter;
}

/** Tags of the social image that the build generates for the page. */
function SocialImage({ title }: { title: string }): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const image = url + socialImagePath(useLocation().pathname, baseUrl);
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={title} />
    </Head>
  );
}

/**
 * Adds to the head that the theme writes: the social image, and the front matter keys `titleSuffix`
 * and `head`.
 */
export default function PageHead({ title, frontMatter = {} }: Props): ReactNode {
  const { titleDelimiter } = useDocusaurusContext().siteConfig;
  const { titleSuffix, head = [], image } = frontMatter;
  const full = titleSuffix && `${title} ${titleDelimiter} ${titleSuffix}`;
  return (
    <>
      {!image && <SocialImage title={title} />}
      {full && (
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
