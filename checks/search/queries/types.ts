/**
 * A query and its good answers: paths without the prefix of a language, all equally good. A path
 * with an anchor means that heading; one without means any section of the page.
 */
export type RatedQuery = readonly [query: string, ...answers: [string, ...string[]]];
