import type { AtRule, Declaration, Root, Rule } from 'postcss';

/** Selectors of the document element, on which themes and the parts of a page are set. */
const documentElement = /^(:root|html|\[data-theme)[^\s>+~]*$/;

/** As a value of a custom property, these keywords refer to the property itself. */
const keyword = /^(inherit|initial|unset|revert|revert-layer)$/;

const reference = /var\((--[\w-]+)\)/g;

/** Whether a declaration applies to the document in all circumstances. */
function isAlways({ parent }: Declaration): boolean {
  const { selector, parent: around } = parent as Rule;
  return selector === ':root' && (around?.type === 'root' || (around as AtRule).name === 'layer');
}

/**
 * Writes the values of custom properties where they are read, if they are the same on all elements
 * and in all circumstances. The CSS framework names nearly all its values.
 *
 * If a property is set twice, the later value counts: layers precede what overrides them.
 *
 * @param isSetElsewhere whether a script or another style sheet may set a custom property
 */
export function foldConstants(root: Root, isSetElsewhere: (name: string) => boolean): void {
  const constants = new Map<string, string>();
  const changing = new Set<string>();
  const local = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    const { prop, value, parent } = declaration;
    constants.set(prop, value);
    if (!isAlways(declaration) || keyword.test(value) || isSetElsewhere(prop)) changing.add(prop);
    if (!(parent as Rule).selectors.every((it) => documentElement.test(it))) local.add(prop);
  });
  for (const [name, value] of constants) {
    const isLocal = [...value.matchAll(/--[\w-]+/g)].some(([used]) => local.has(used));
    if (isLocal || changing.has(name)) constants.delete(name);
  }
  const fold = (text: string): string =>
    text.replace(reference, (whole, name: string) => {
      const value = constants.get(name);
      return value === undefined ? whole : ` ${fold(value)} `;
    });
  const trim = (text: string) => text.replace(/(^|\() +| +(?=\)|$)/g, '$1').replace(/ +/g, ' ');
  root.walkDecls((declaration) => {
    const folded = fold(declaration.value);
    if (folded !== declaration.value) declaration.value = trim(folded);
  });
}
