import type { AtRule, Container, Declaration, Document, Root } from 'postcss';

/** Selectors of the document element, on which themes and the parts of a page are set. */
const documentElement = /^(:root|html|\[data-theme)[^\s>+~]*$/;

/** As a value of a custom property, these keywords refer to the property itself. */
const keyword = /^(inherit|initial|unset|revert|revert-layer)$/;

/** Shorthands that set all properties whose names begin with theirs. */
const shorthands = ['margin', 'padding'];

function selectorsOf({ parent }: Declaration): readonly string[] {
  return parent?.type === 'rule' ? parent.selectors : [];
}

/** Names of the at-rules around a declaration. */
function atRulesOf(declaration: Declaration): string[] {
  const names: string[] = [];
  let node: Container | Document | undefined = declaration.parent;
  for (; node; node = node.parent) if (node.type === 'atrule') names.push((node as AtRule).name);
  return names;
}

/** Names under which another declaration can set the same property. */
function namesOf(property: string): string[] {
  return [property, ...shorthands.filter((name) => property.startsWith(`${name}-`))];
}

/**
 * Removes declarations in a layer that one outside of all layers overrides on the same elements.
 */
function removeOverridden(root: Root): void {
  const outside = new Set<string>();
  root.walkDecls((declaration) => {
    if (atRulesOf(declaration).length > 0) return;
    for (const selector of selectorsOf(declaration)) outside.add(`${selector} ${declaration.prop}`);
  });
  root.walkDecls((declaration) => {
    const { prop, important } = declaration;
    if (important || !atRulesOf(declaration).includes('layer')) return;
    const isOverridden = (selector: string) =>
      namesOf(prop).some((name) => outside.has(`${selector} ${name}`)) ||
      (documentElement.test(selector) && outside.has(`:root ${prop}`));
    if (selectorsOf(declaration).every(isOverridden)) declaration.remove();
  });
}

/** Replaces `var(--name)`, with spaces where the value would touch another one. */
function replace(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(/var\((--[\w-]+)\)/g, (whole: string, name: string, index: number) => {
    const value = values.get(name);
    if (value === undefined) return whole;
    const before = /[\w)%]$/.test(text.slice(0, index)) ? ' ' : '';
    const after = /^(?!var\()[\w#.(-]/.test(text.slice(index + whole.length)) ? ' ' : '';
    return before + value + after;
  });
}

/** Custom properties that a style sheet sets once, for the document, in all circumstances. */
function constantsOf(root: Root, isSetElsewhere: (name: string) => boolean): Map<string, string> {
  const all = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    all.set(declaration.prop, [...(all.get(declaration.prop) ?? []), declaration]);
  });
  /** Whether a value is the same on all elements: nothing sets a part of it on some of them. */
  const isGlobal = (value: string): boolean =>
    [...value.matchAll(/var\(\s*(--[\w-]+)/g)].every(([, name = '']) =>
      (all.get(name) ?? []).every(
        (declaration) =>
          selectorsOf(declaration).every((selector) => documentElement.test(selector)) &&
          isGlobal(declaration.value),
      ),
    );
  const constants = new Map<string, string>();
  for (const [name, [only, ...others]] of all) {
    if (!only || others.length > 0 || isSetElsewhere(name)) continue;
    const isAlways = atRulesOf(only).every((atRule) => atRule === 'layer');
    const isOnRoot = String(selectorsOf(only)) === ':root';
    if (isAlways && isOnRoot && !keyword.test(only.value) && isGlobal(only.value))
      constants.set(name, only.value);
  }
  return constants;
}

/**
 * Writes the values of custom properties where they are read, if they are the same on all elements
 * and in all circumstances, and removes what our styles override in a layer of the framework. The
 * framework names nearly all its values and sets them again for each kind of element; most of that
 * is never seen.
 *
 * @param isSetElsewhere whether a script or another style sheet may set a custom property
 */
export function resolveConstants(root: Root, isSetElsewhere: (name: string) => boolean): void {
  removeOverridden(root);
  const constants = constantsOf(root, isSetElsewhere);
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    root.walkDecls((declaration) => {
      // Values can contain further constants.
      const value = replace(declaration.value, constants);
      isChanged ||= value !== declaration.value;
      declaration.value = value;
    });
  }
}
