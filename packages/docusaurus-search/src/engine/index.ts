/** The engine without the dialog: it builds indexes and answers queries, in Node.js as well. */
export { answer } from './answer';
export { buildIndex, type IndexOptions } from './buildIndex';
export { searchLimits } from './constants';
export type { Vocabulary } from './indexFile';
export { openIndex, type SearchIndex } from './openIndex';
export type { Hierarchy, SearchHit, SearchRecord } from './types';
