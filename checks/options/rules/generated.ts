import { isDeepStrictEqual } from 'node:util';
import type { GeneratedTable } from '../../../src/site/options/types';
import type { Mistake } from '../mistake';

/** Finds options whose committed facts are not those of the installed package. */
export function checkGenerated(committed: GeneratedTable, actual: GeneratedTable): Mistake[] {
  const options = [...new Set([...Object.keys(committed), ...Object.keys(actual)])];
  return options
    .filter((option) => !isDeepStrictEqual(committed[option], actual[option]))
    .map((option) => ({
      option,
      message: 'the facts are not those of the installed package',
      fix: 'Run "npm run options", and check what it changes.',
      details: [
        ...differences('-', committed[option], actual[option]),
        ...differences('+', actual[option], committed[option]),
      ].join('\n'),
    }));
}

function differences(sign: string, facts: object = {}, others: object = {}): string[] {
  return Object.entries(facts)
    .filter(([key, value]) => !isDeepStrictEqual(value, (others as Record<string, unknown>)[key]))
    .map(([key, value]) => `${sign} ${key}: ${JSON.stringify(value)}`);
}
