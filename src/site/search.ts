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

/** Settings of the search, without Algolia (`null`) with the site's own index. */
export type SearchSettings = ReturnType<typeof readSearchSettings>;

/**
 * Reads the settings of the search from environment variables.
 *
 * @throws Error that names the missing variables if only some of Algolia's are set, or a wrong
 *   value
 */
export function readSearchSettings(environment: Readonly<Record<string, string | undefined>>) {
  const read = (name: string) => environment[name]?.trim() ?? '';
  const names = [searchVariables.appId, searchVariables.searchKey, searchVariables.indexName];
  const [appId, apiKey, indexName] = names.map(read);
  const missing = names.filter((name) => !read(name));
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

  const flag = read(searchVariables.insights);
  if (!['', '0', '1'].includes(flag))
    throw new Error(`${searchVariables.insights} must be 1 or 0; given: "${flag}".`);

  if (flag === '1' && !isAlgolia)
    throw new Error(`${searchVariables.insights} is set, but Algolia is not: ${names.join(', ')}.`);

  const reportUrl = read(searchVariables.reportUrl);
  if (reportUrl && !/^https?:\/\/\S+\{query\}/.test(reportUrl)) {
    throw new Error(
      `${searchVariables.reportUrl} must be an http(s) URL with {query} in it; given: "${reportUrl}".`,
    );
  }
  return {
    // As `themeConfig.algolia` of Docusaurus. All values are public: the key allows searching only.
    // `insights` reports the shown and chosen results to Algolia's analytics.
    algolia: isAlgolia ? { appId, apiKey, indexName, insights: flag === '1' } : null,
    /** URL of a form to report missing results, with `{query}` for the query; `null`: no link. */
    reportUrl: reportUrl || null,
  };
}
