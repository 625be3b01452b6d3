import { parse } from 'acorn';

/** What all pages of docs have in common: the parts of their layout, and the sidebars. */
const ofAllDocs = /^@theme\/Doc|^@generated\/docusaurus-plugin-content-docs\//;

interface Literal {
  value?: unknown;
}

/** The registry as a syntax tree, as far as it is read: `"a1": [() => import("b"), …]`. */
interface Registry {
  body?: { declaration?: { properties?: readonly Partial<Entry>[] } }[];
}

interface Entry {
  key: Literal;
  value: { elements?: readonly ({ body?: { source?: Literal } } | null)[] };
}

/**
 * Rewrites Docusaurus' registry of chunks. What all docs have in common becomes one chunk, which
 * compresses better than many; and each entry has the name of its chunk where Docusaurus has the
 * path of the module, so that what a page reports when it is rendered is what the bundler's
 * manifest knows.
 *
 * @param source `export default { "a1": [() => import("b"), "b", require.resolveWeak("b")] };`, of
 *   which the last element is left out, as nothing reads it
 * @throws Error if Docusaurus writes the registry in another way
 */
export function rewriteRegistry(source: string): string {
  const { body = [] } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' }) as Registry;
  const entries = (body[0]?.declaration?.properties ?? []).map(({ key, value }) => {
    const name = key?.value;
    const module = value?.elements?.[0]?.body?.source?.value;
    if (typeof name !== 'string' || typeof module !== 'string') return undefined;
    const chunk = JSON.stringify(ofAllDocs.test(module) ? 'docs' : name);
    const load = `import(/* webpackChunkName: ${chunk} */ ${JSON.stringify(module)})`;
    return `${JSON.stringify(name)}: [() => ${load}, ${chunk}],\n`;
  });
  if (entries.length === 0 || body.length > 1 || entries.includes(undefined))
    throw new Error('Docusaurus writes its registry of chunks in a new way.');
  return `export default {\n${entries.join('')}};\n`;
}
