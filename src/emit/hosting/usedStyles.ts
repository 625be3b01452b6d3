import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { foldConstants } from './foldConstants';

const wordsIn = (code: string) => code.match(/[\w-]+/g) ?? [];

/**
 * Words in HTML and scripts that are class names: all with a hyphen or underscore, and others only
 * where they are set as a class, because texts also contain `button`.
 */
function classesIn(code: string): string[] {
  const lists = code.matchAll(/\bclass(?:Name)?[:=](?:"([^"]*)"|([^\s">]+))/g);
  return [
    ...[...lists].flatMap(([, quoted, bare = '']) => (quoted ?? bare).split(/\s+/)),
    ...wordsIn(code).filter((word) => /[-_]/.test(word)),
  ];
}

/**
 * Admonitions, whose properties `.alert` in src/css/article.css sets, distances of anchors, which
 * src/css/page.css sets, the glow of the progress bar, what only the page of a crash has, the heads
 * of tables, and what Markdown here doesn't make: aligned images, other numbers in lists of lists,
 * stripes of tables.
 */
const replaced =
  /^\.(?:alert--|anchorTarget|(?:container|row|col)\b|hero__|shadow--|margin-vert--[lx])|^(?:iframe|img\[align|ol ol|ul ul ol|table td$|table thead|table tr:nth)|^(?::where\()?\.button|\.peg$/;

/**
 * Drops what the site replaces of the framework, which is in layers: some rules, those for classes
 * of a theme's CSS module (`name_hash`) that only scripts mention, and declarations that a rule
 * with the same selector repeats outside of the layers, where it always wins.
 */
function dropReplaced(root: postcss.Root, code: readonly string[]): void {
  const pages = code.filter((text) => /^<(?:!doctype )?html/i.test(text));
  const own = new Set<string>();
  root.each((rule) => {
    if (rule.type !== 'rule') return;
    rule.walkDecls(({ prop }) => rule.selectors.forEach((selector) => own.add(selector + prop)));
  });
  root.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      const [moduleClass] = /\w+_\w{4}\b/.exec(rule.selector) ?? [];
      const isOnPage = !moduleClass || pages.some((page) => page.includes(moduleClass));
      if (!isOnPage || replaced.test(rule.selector)) {
        rule.remove();
      } else {
        rule.walkDecls((declaration) => {
          const { prop, important } = declaration;
          if (!important && rule.selectors.every((selector) => own.has(selector + prop)))
            declaration.remove();
        });
      }
    });
  });
}

/**
 * Leaves out what the site can't need of a style sheet: rules for classes and elements that no page
 * has and no script mentions, and custom properties that nothing reads or that never change. Most
 * of that is of the CSS framework.
 *
 * @param code pages, scripts and other style sheets of the built site
 */
export async function usedStyles(css: string, code: readonly string[]): Promise<string> {
  const properties = new Set(code.flatMap(wordsIn).filter((word) => word.startsWith('--')));
  const root = postcss.parse(css);
  dropReplaced(root, code);
  foldConstants(root, (name) => properties.has(name));
  const [result] = await new PurgeCSS().purge({
    content: code.map((raw) => ({ raw, extension: '' })),
    css: [{ raw: root.toString() }],
    defaultExtractor(raw) {
      const words = wordsIn(raw);
      const attributes = { names: words, values: words };
      return { classes: classesIn(raw), tags: words, ids: words, attributes, undetermined: [] };
    },
    dynamicAttributes: ['href'],
    variables: true,
    keyframes: true,
    safelist: {
      // PurgeCSS counts a pseudo-class as unused if it is alone in `:is()`. Scripts set data
      // attributes by other names (`dataset`), and the attribute `class` to nothing.
      standard: [/^:/, /^data-/, /^class$/],
      variables: [...properties],
    },
  });
  const used = postcss.parse(result?.css ?? '');
  used.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  return used.toString();
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
