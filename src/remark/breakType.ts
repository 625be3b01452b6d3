import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';

/** Characters that stand side by side in the narrowest column of the facts on a wide screen. */
const width = 56;

function outdent(text: string): string {
  return text.replace(/\n {2}/g, '\n');
}

/**
 * Sets a long object type in lines, as Prettier does it. What is short stays as it is, and so does a long union of short
 * types: it wraps like any text.
 *
 * `boolean | { bundle?: boolean; … }` → `boolean | {\n  bundle?: boolean;\n  …\n}`
 *
 * @throws if it is no type
 */
export async function breakType(type: string): Promise<string> {
  if (type.length <= width) return type;
  const text = await format(`type T = ${type}`, {
    parser: 'typescript',
    plugins: [estree, typescript],
    printWidth: width,
    singleQuote: true,
  });
  const body = text.replace(/^type T =/, '').replace(/;\n$/, '');
  if (!body.startsWith('\n')) return body.trim();
  // Members of a union stand one step in, below the name that goes; each has its bar before it.
  const members = outdent(body)
    .trim()
    .split(/\n(?=\| )/);
  const isLong = members.map((member) => member.includes('\n'));
  if (!isLong.includes(true)) return type;
  // With the one that has lines at the end, the bars need no lines of their own.
  if (isLong.indexOf(true) < members.length - 1) return members.join('\n');
  return outdent(members.map((member) => member.slice(2)).join(' | '));
}
