import { authored } from './authored';
import generated from './generated.json';
import type { GeneratedTable, OptionTable } from './types';

const generatedTable = generated as GeneratedTable;

/** The facts of every option that a page may show. */
export const optionTable: OptionTable = Object.fromEntries(
  Object.entries(authored).flatMap(([option, { since, deprecated }]) => {
    const facts = generatedTable[option];
    return facts ? [[option, { ...facts, since, deprecated }]] : [];
  }),
);
