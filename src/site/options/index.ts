import { authored } from './authored';
import generated from './generated.json';
import type { GeneratedTable, OptionTable } from './types';

/**
 * Page about an option in the docs of Rsbuild: `output.distPath` → `output/dist-path`. They have a
 * page for the first two parts of a name, and Rslib's options for libraries have none.
 */
function rsbuildPage(option: string): { docs?: string } {
  const [group, name = '', ...rest] = option.split('.');
  const isSection = rest.length === 0 || name === 'decorators';
  if (group === 'lib' || !isSection) return {};
  const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { docs: [group!, name].filter(Boolean).map(kebab).join('/') };
}

const generatedTable = generated as GeneratedTable;

/** The facts of every option that a page may show. */
export const optionTable: OptionTable = Object.fromEntries(
  Object.entries(authored).flatMap(([option, { since, deprecated }]) => {
    const facts = generatedTable[option];
    return facts ? [[option, { ...facts, ...rsbuildPage(option), since, deprecated }]] : [];
  }),
);
