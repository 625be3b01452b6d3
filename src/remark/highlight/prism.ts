import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';

/**
 * Grammars that prism-react-renderer does not bring along. `prismjs`, a package
 * of Docusaurus' theme, has them as scripts that extend a *global* Prism, in
 * this order.
 */
const EXTRA_GRAMMARS = ['bash', 'json5', 'toml', 'ini', 'scss', 'less', 'diff', 'http'];

let isReady = false;

/**
 * Prism with every grammar of `languages.ts`. Only build steps may call this:
 * readers download no highlighter.
 */
export function loadPrism(): typeof Prism {
  if (isReady) {
    return Prism;
  }
  // Resolved from the theme because `prismjs` is its dependency, not ours.
  const ownRequire = createRequire(__filename);
  const themeRequire = createRequire(ownRequire.resolve('@docusaurus/theme-classic/package.json'));
  const scope = globalThis as { Prism?: typeof Prism };
  const before = scope.Prism;
  scope.Prism = Prism;
  try {
    for (const name of EXTRA_GRAMMARS) {
      themeRequire(`prismjs/components/prism-${name}.js`);
    }
  } finally {
    scope.Prism = before;
  }
  isReady = true;
  return Prism;
}
