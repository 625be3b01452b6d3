/**
 * A query and where its answer stands: paths without language. A path with an anchor means that heading, one without means
 * any place on the page; several are equally good.
 */
export type RatedQuery = readonly [query: string, ...answers: [string, ...string[]]];
