import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { OptionTable } from '../../site/options/types';
import { breakType, breakValue } from './breakType';
import { highlightToHtml } from './highlight/toHtml';
import { findJsx, stringAttribute, valueAttribute, type JsxElement } from './jsx';
import { AuthorError, problemAt } from './problem';

/**
 * Remark transform: passes the facts of an option to `<OptionFacts name="lib.dts" />` as props. The
 * component does not look them up itself, because it would take the facts of *all* options to the
 * browser. Type and default become highlighted markup; long ones are broken into lines.
 *
 * @param options facts by the full name of the option
 */
export default function optionFacts(options: OptionTable) {
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const node of findJsx(tree, 'OptionFacts')) {
      node.attributes = await attributesFor(node, options).catch((error: unknown) => {
        throw problemAt(file, node, error);
      });
    }
  };
}

async function attributesFor(node: JsxElement, options: OptionTable) {
  const name = stringAttribute(node, 'name');
  if (!name) {
    throw new AuthorError(
      '<OptionFacts> has no name',
      'Write the full name of an option as a plain string, like name="lib.dts".',
    );
  }
  const facts = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!facts) {
    throw new AuthorError(
      `<OptionFacts name="${name}"> names an unknown option`,
      'Correct the name, or add the option in src/site/options/authored.ts and run "npm run options".',
    );
  }
  const defaults =
    typeof facts.default === 'string'
      ? await highlightValue(facts.default)
      : Object.fromEntries(
          await Promise.all(
            Object.entries(facts.default).map(
              async ([format, value]) => [format, await highlightValue(value)] as const,
            ),
          ),
        );
  const type = highlightToHtml(await breakType(facts.type), 'ts');
  return Object.entries({ ...facts, type, default: defaults })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => valueAttribute(key, value));
}

async function highlightValue(code: string): Promise<string> {
  return highlightToHtml(await breakValue(code), 'ts');
}
