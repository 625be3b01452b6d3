import type { SynonymHit } from 'algoliasearch';
import { synonyms, translations } from '../../src/search/engine/synonyms';

/** The synonyms of the hosted index: those of the built-in search. */
export const indexSynonyms: SynonymHit[] = [
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
