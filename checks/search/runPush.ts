import { algoliasearch, type IndexSettings, type SynonymHit } from 'algoliasearch';
import { searchLimits } from 'docusaurus-search/engine';
import { localeCodes } from '../../src/site/locales';
import { searchVariables } from '../../src/site/search';
import { root } from '../base/root';
import { readRecords, vocabulary } from './records';

const levels = [1, 2, 3, 4, 5, 6];

/** Settings of the hosted index: what the dialog needs, and the ranking of the built-in search. */
const indexSettings: IndexSettings = {
  // Higher headings first, text last; the position within an attribute does not matter.
  searchableAttributes: [
    ...levels.map((level) => `unordered(hierarchy.lvl${level})`),
    'content,unordered(words)',
  ],
  // By which the search page of Docusaurus filters, too.
  attributesForFaceting: ['language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${searchLimits.snippetWords}`],
  // Each URL is shown only once, with its best record.
  distinct: true,
  attributeForDistinct: 'url',
  camelCaseAttributes: [...levels.map((level) => `hierarchy.lvl${level}`), 'content'],
  customRanking: ['desc(weight)', 'asc(position)'],
  hitsPerPage: searchLimits.hits,
  indexLanguages: [...localeCodes],
  queryLanguages: [...localeCodes],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
};

/** The synonyms of the hosted index: those of the built-in search. */
function indexSynonyms(): SynonymHit[] {
  const { synonyms, translations } = vocabulary;
  return [
    ...synonyms.map((group, at): SynonymHit => ({
      objectID: `group-${at}`,
      type: 'synonym',
      synonyms: [...group],
    })),
    ...Object.entries(translations).map(([input, answers], at): SynonymHit => ({
      objectID: `translation-${at}`,
      type: 'oneWaySynonym',
      input,
      synonyms: [...answers],
    })),
  ];
}

/**
 * Replaces the records of the hosted index with those of the last build in one step, and before
 * that its settings and synonyms.
 *
 * @param isDryRun whether to count the records only
 * @throws Error that says what to do if variables or records are missing, and that the records are
 *   unchanged if Algolia refuses something or can't be reached
 */
export async function runPush(
  isDryRun: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const value = (name: string) => environment[name]?.trim() ?? '';
  const names = [searchVariables.appId, searchVariables.indexName, searchVariables.adminKey];
  const [appId = '', indexName = '', adminKey = ''] = names.map(value);
  const missing = names.filter((name) => !value(name));
  if (missing.length > 0 && !isDryRun)
    throw new Error(`Missing in the environment: ${missing.join(', ')}.`);

  const objects = localeCodes.flatMap((locale) => {
    const records = readRecords(root, locale);
    console.log(`${locale}: ${records.length} records`);
    return records.map((record) => ({ ...record }));
  });
  if (isDryRun) {
    console.log('Dry run: nothing was sent.');
    return;
  }
  const client = algoliasearch(appId, adminKey);
  try {
    const tasks = [
      await client.setSettings({ indexName, indexSettings }),
      await client.saveSynonyms({
        indexName,
        synonymHit: indexSynonyms(),
        replaceExistingSynonyms: true,
      }),
    ];
    await Promise.all(tasks.map(({ taskID }) => client.waitForTask({ indexName, taskID })));
    await client.replaceAllObjects({ indexName, objects });
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`Algolia: ${message} The records of "${indexName}" are unchanged.`, { cause });
  }
  console.log(`"${indexName}" has ${objects.length} new records.`);
}
