declare module '@generated/docusaurus-search/default/settings.json' {
  import type { Settings } from 'docusaurus-search';

  const settings: Settings;
  export default settings;
}

/** `indexProvider` or `algoliaProvider`, by the configuration of the site. */
declare module 'docusaurus-search/provider' {
  import type { ProviderOptions, SearchProvider } from 'docusaurus-search/client';

  export function createProvider(options: ProviderOptions): SearchProvider;
}

/** `versions` or `oneVersion`, by the content of the site. */
declare module 'docusaurus-search/versions' {
  import type { ReactNode } from 'react';

  export function Versions(props: { children: ReactNode }): ReactNode;
  export function useVersionTags(): string[];
}

declare module '@theme/SearchStartPages' {
  import type { StartPage } from 'docusaurus-search';

  export default function useStartPages(): readonly StartPage[];
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
