import postcss, { type Container, type Root } from 'postcss';
import { resolveConstants } from './resolveConstants';

/** Code of the built site that decides which styles it can need. */
export interface Uses {
  /** HTML of all pages. */
  pages: readonly string[];
  /** All scripts. */
  scripts: readonly string[];
  /** Other style sheets, which may use the same custom properties. */
  styles: readonly string[];
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

const references = /var\(\s*(--[\w-]+)/g;

/** Removes custom properties that nothing reads, again and again, as they read each other. */
function removeProperties(root: Root, isReadElsewhere: (name: string) => boolean): void {
  for (let removed = true; removed;) {
    removed = false;
    const read = new Set([...String(root).matchAll(references)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || isReadElsewhere(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}

/** Removes empty rules. An empty layer stays as a statement, because layers have an order. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length > 0) return;
    if (node.type === 'atrule' && node.name === 'layer') node.nodes = undefined;
    else node.remove();
  });
}

/**
 * Leaves out the rules of a style sheet for classes that no page has and no script mentions, and
 * the custom properties that nothing reads or that never change: mostly those of the CSS framework.
 */
export function usedStyles(css: string, { pages, scripts, styles }: Uses): string {
  const root = postcss.parse(css);
  const classes = new Set([...pages.flatMap(classesOf), ...scripts.flatMap(classesIn)]);
  const code = [...pages, ...scripts].join('\n');
  const otherStyles = styles.join('\n');
  removeRules(root, (name) => classes.has(name));
  resolveConstants(root, (name) => code.includes(name) || otherStyles.includes(`${name}:`));
  removeProperties(root, (name) => code.includes(name) || otherStyles.includes(name));
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
