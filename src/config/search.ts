/** Access to Algolia: all of it public, the key can only search. */
export interface AlgoliaSettings {
  appId: string;
  searchKey: string;
  indexName: string;
}

export interface SearchSettings {
  /** Without it the site answers from its own index. */
  algolia: AlgoliaSettings | null;
  /** Sends which results are shown and chosen to Algolia's analytics. */
  insights: boolean;
  /** Address of a form to report missing results, `{query}` standing for the query; without it there is no link. */
  reportUrl: string | null;
}

/** Names of the environment variables that settle the search when the site is built. */
export const searchVariables = {
  appId: 'ALGOLIA_APP_ID',
  searchKey: 'ALGOLIA_SEARCH_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
  insights: 'ALGOLIA_INSIGHTS',
  reportUrl: 'SEARCH_REPORT_URL',
  /** For `npm run search:push` alone; never part of the site. */
  adminKey: 'ALGOLIA_ADMIN_KEY',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of the search from environment variables.
 *
 * @throws Error that names what is missing where Algolia is given in part, or what is wrong with a value
 */
export function readSearchSettings(environment: Environment): SearchSettings {
  const names = [searchVariables.appId, searchVariables.searchKey, searchVariables.indexName];
  const [appId, searchKey, indexName] = names.map((name) => environment[name]?.trim());
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
  const algolia = appId && searchKey && indexName ? { appId, searchKey, indexName } : null;

  const flag = environment[searchVariables.insights]?.trim() ?? '';
  if (!['', '0', '1'].includes(flag))
    throw new Error(`${searchVariables.insights} must be 1 or 0; given: "${flag}".`);

  if (flag === '1' && !algolia)
    throw new Error(`${searchVariables.insights} is set, but Algolia is not: ${names.join(', ')}.`);

  const reportUrl = environment[searchVariables.reportUrl]?.trim() ?? '';
  if (reportUrl && !/^https?:\/\/\S+\{query\}/.test(reportUrl)) {
    throw new Error(
      `${searchVariables.reportUrl} must be a web address with {query} in it; given: "${reportUrl}".`,
    );
  }
  return { algolia, insights: flag === '1', reportUrl: reportUrl || null };
}
