// Change: additional Open Graph tags, none of them on the not-found view, which has neither a
// canonical URL nor other languages. Upstream: 3.10.2
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { openGraphLocales, type Locale } from '@site/src/site/locales';
import { usePage } from '@site/src/components/hooks/usePage';
import SiteMetadata from '@theme-original/SiteMetadata';

export default function SiteMetadataWrapper(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { route } = usePage();
  if (route === undefined) return null;
  return (
    <>
      <SiteMetadata />
      {/* The locales that the theme writes lack the territory. */}
      <Head>
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content={openGraphLocales[i18n.currentLocale as Locale]} />
        {i18n.locales
          .filter((locale) => locale !== i18n.currentLocale)
          .map((locale) => (
            <meta
              key={locale}
              property="og:locale:alternate"
              content={openGraphLocales[locale as Locale]}
            />
          ))}
      </Head>
    </>
  );
}
