/**
 * Access to Algolia, as `themeConfig.algolia` of Docusaurus. All values are public: the key allows
 * searching only.
 */
export interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Report the shown and chosen results to Algolia's analytics. */
  insights: boolean;
}

export interface SearchSettings {
  /** `null`: the site searches its own index. */
  algolia: AlgoliaSettings | null;
  /** URL of a form to report missing results, with `{query}` for the query; `null`: no link. */
  reportUrl: string | null;
}

/** Names of the environment variables that configure the search when the site is built. */
export const searchVariables = {
  appId: 'ALGOLIA_APP_ID',
  searchKey: 'ALGOLIA_SEARCH_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
  insights: 'ALGOLIA_INSIGHTS',
  reportUrl: 'SEARCH_REPORT_URL',
  /** Only for `npm run search:push`; never part of the site. */
  adminKey: 'ALGOLIA_ADMIN_KEY',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of the search from environment variables.
 *
 * @throws Error that names the missing variables if only some of Algolia's are set, or a wrong
 *   value
 */
export function readSearchSettings(environment: Environment): SearchSettings {
  const names = [searchVariables.appId, searchVariables.searchKey, searchVariables.indexName];
  const [appId, apiKey, indexName] = names.map((name) => environment[name]?.trim());
  const missing = names.filter((name) => !environment[name]?.trim());
  if (missing.length > 0 && missing.length < names.length) {
    throw new Error(
      `Algolia needs ${names.join(', ')}: all three or none. Missing: ${missing.join(', ')}.`,
    );
  }
  if (appId && !/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Error(
      `${searchVariables.appId} may hold letters and digits only; given: "${appId}".`,
    );
  }
  const isAlgolia = appId && apiKey && indexName;

  const flag = environment[searchVariables.insights]?.trim() ?? '';
  if (!['', '0', '1'].includes(flag))
    throw new Error(`${searchVariables.insights} must be 1 or 0; given: "${flag}".`);

  if (flag === '1' && !isAlgolia)
    throw new Error(`${searchVariables.insights} is set, but Algolia is not: ${names.join(', ')}.`);

  const reportUrl = environment[searchVariables.reportUrl]?.trim() ?? '';
  if (reportUrl && !/^https?:\/\/\S+\{query\}/.test(reportUrl)) {
    throw new Error(
      `${searchVariables.reportUrl} must be an http(s) URL with {query} in it; given: "${reportUrl}".`,
    );
  }
  const algolia = isAlgolia ? { appId, apiKey, indexName, insights: flag === '1' } : null;
  return { algolia, reportUrl: reportUrl || null };
}
