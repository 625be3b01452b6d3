import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { root } from '../base/root';

/**
 * A query and its good answers: paths without the prefix of a language, all equally good. A path
 * with an anchor means that heading; one without means any section of the page.
 */
export interface RatedQuery {
  query: string;
  answers: readonly string[];
}

/** What ranking may be tuned by, and what only measures it. */
export type QuerySet = 'tuned' | 'holdout';

/** The file of a set, relative to the project's root. */
export function queriesFile(language: string, set: QuerySet): string {
  return `checks/search/queries/${set === 'tuned' ? language : `${language}.holdout`}.yml`;
}

/**
 * Reads the rated queries of a language; `checks/search/queries/README.md` has their rules.
 *
 * @returns none if the language has no file
 * @throws if the file isn't valid YAML; a repeated query is an error of YAML
 */
export function readQueries(language: string, set: QuerySet): RatedQuery[] {
  const name = queriesFile(language, set);
  const file = join(root, name);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const rated = load(text, { filename: name }) as Record<string, string | string[]>;
  return Object.entries(rated).map(([query, answers]) => ({ query, answers: [answers].flat() }));
}
