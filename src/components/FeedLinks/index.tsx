import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { feeds } from '@site/src/site/feeds';
import { useLayoutPartShown } from '@site/src/components/hooks/useLayoutPartShown';

/** Declares the feeds of the blog, the one in the language of the page first. */
export default function FeedLinks(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const isShown = useLayoutPartShown('globalUIComponents', true);
  if (!isShown) return null;
  const isOwn = ({ locale }: { locale: string }) => Number(locale === i18n.currentLocale);
  return (
    <Head>
      {[...feeds]
        .sort((a, b) => isOwn(b) - isOwn(a))
        .map(({ url, mime, language, title }) => (
          <link
            key={url}
            rel="alternate"
            type={mime}
            hrefLang={language}
            href={siteConfig.url + url}
            title={title}
          />
        ))}
    </Head>
  );
}
