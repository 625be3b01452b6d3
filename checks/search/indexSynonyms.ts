import type { SynonymHit } from 'algoliasearch';
import { vocabulary } from './records';

/** The synonyms of the hosted index: those of the built-in search. */
export const indexSynonyms: SynonymHit[] = [
  ...vocabulary.synonyms.map((group, at): SynonymHit => ({
    objectID: `group-${at}`,
    type: 'synonym',
    synonyms: [...group],
  })),
  ...Object.entries(vocabulary.translations).map(([input, answers], at): SynonymHit => ({
    objectID: `translation-${at}`,
    type: 'oneWaySynonym',
    input,
    synonyms: [...answers],
  })),
];
