import type { Options } from './options';

/** What the dialog has to know. */
export interface Settings extends Pick<Options, 'hits' | 'reportUrl' | 'startPages'> {
  /** Algolia answers instead of the site's own index. */
  algolia: { appId: string; apiKey: string; indexName: string } | null;
  /** Algolia is told what readers choose. */
  insights: boolean;
}

interface ThemeConfig {
  algolia?: NonNullable<Settings['algolia']> & { insights?: boolean };
}

/** Algolia's part is that of `@docusaurus/theme-search-algolia`, which validates it. */
export function readSettings(
  { algolia }: ThemeConfig,
  { hits, reportUrl, startPages }: Options,
): Settings {
  const { appId, apiKey, indexName, insights = false } = algolia ?? {};
  return {
    algolia: appId && apiKey && indexName ? { appId, apiKey, indexName } : null,
    insights,
    hits,
    reportUrl,
    startPages,
  };
}
