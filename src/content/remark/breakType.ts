import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';

/** Characters that fit into one line of the option's box where it is narrowest on a wide screen. */
const width = 56;

function outdent(text: string): string {
  return text.replace(/\n {2}/g, '\n');
}

function formatTypeScript(text: string): Promise<string> {
  return format(text, {
    parser: 'typescript',
    plugins: [estree, typescript],
    printWidth: width,
    singleQuote: true,
  });
}

/**
 * Breaks a long value into lines, as Prettier formats it. Short values stay as they are.
 *
 * @throws if the text is not an expression
 */
export async function breakValue(value: string): Promise<string> {
  if (value.length <= width) return value;
  const text = await formatTypeScript(`value = ${value}`);
  return text.replace(/^value =\s+/, '').replace(/;\n$/, '');
}

/**
 * Breaks a long object type into lines, as Prettier formats it. Short types stay as they are, and
 * so does a long union of short types, which wraps like any text.
 *
 * `boolean | { bundle?: boolean; … }` → `boolean | {\n  bundle?: boolean;\n  …\n}`
 *
 * @throws if the text is not a TypeScript type
 */
export async function breakType(type: string): Promise<string> {
  if (type.length <= width) return type;
  const text = await formatTypeScript(`type T = ${type}`);
  const body = text.replace(/^type T =/, '').replace(/;\n$/, '');
  if (!body.startsWith('\n')) return body.trim();
  // Prettier indents the members of a union below `type T =`, each after a bar.
  const members = outdent(body)
    .trim()
    .split(/\n(?=\| )/);
  const isLong = members.map((member) => member.includes('\n'));
  if (!isLong.includes(true)) return type;
  // Where only the last member has several lines, the others fit in front of it.
  if (isLong.indexOf(true) < members.length - 1) return members.join('\n');
  return outdent(members.map((member) => member.slice(2)).join(' | '));
}
