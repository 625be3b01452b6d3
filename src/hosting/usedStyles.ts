import postcss, { type Container, type Root } from 'postcss';

/** Code of the built site that decides which styles it can need. */
export interface Uses {
  /** HTML of all pages. */
  pages: readonly string[];
  /** All scripts. */
  scripts: readonly string[];
}

/**
 * Class names that a script mentions: all words that look like one, with a hyphen or underscore,
 * and others only where they are set as a class, because texts also contain `button`.
 */
function classesIn(script: string): string[] {
  const lists = script.matchAll(/className[:=]"([^"]*)"/g);
  const names = [...lists].flatMap(([, list = '']) => list.split(' '));
  return [...names, ...(script.match(/[\w-]+/g) ?? []).filter((word) => /[-_]/.test(word))];
}

function classesOf(html: string): string[] {
  const lists = html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g);
  return [...lists].flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/));
}

/** Classes that an element must have to match a selector, without alternatives in parentheses. */
function requiredClasses(selector: string): string[] {
  const required = selector.replace(/:(not|is|where|has)\([^)]*\)/g, '');
  return [...required.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function removeRules(root: Root, isUsed: (className: string) => boolean): void {
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => requiredClasses(selector).every(isUsed));
    if (used.length > 0) rule.selectors = used;
    else rule.remove();
  });
}

/** Removes custom properties that nothing reads, again and again, as they read each other. */
function removeProperties(root: Root, code: string): void {
  const declared = new Set<string>();
  root.walkDecls(/^--/, ({ prop }) => void declared.add(prop));
  const inCode = new Set([...declared].filter((name) => code.includes(name)));
  for (let removed = true; removed;) {
    removed = false;
    const read = new Set([...String(root).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || inCode.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * Leaves out the rules of a style sheet for classes that no page has and no script mentions, and
 * the custom properties that nothing reads: mostly those of the CSS framework.
 */
export function usedStyles(css: string, { pages, scripts }: Uses): string {
  const root = postcss.parse(css);
  const classes = new Set([...pages.flatMap(classesOf), ...scripts.flatMap(classesIn)]);
  removeRules(root, (name) => classes.has(name));
  removeProperties(root, [...pages, ...scripts].join('\n'));
  removeEmpty(root);
  return root.toString();
}

/** Separates the rules for print, which a page needs later than the others. */
export function splitPrint(css: string): { screen: string; print: string } {
  const root = postcss.parse(css);
  const print = postcss.root();
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'media' || node.params !== 'print') return;
    print.append(node.nodes ?? []);
    node.remove();
  });
  return { screen: root.toString(), print: print.toString() };
}
