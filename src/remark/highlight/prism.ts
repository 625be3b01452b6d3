import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';

/**
 * Grammars that prism-react-renderer leaves out. The package `prismjs` ships them as scripts that
 * extend a *global* Prism and have to run in this order.
 */
const extraGrammars = ['bash', 'json5', 'toml', 'ini', 'scss', 'less', 'diff', 'http'];

let isReady = false;

/**
 * Prism with every grammar that `languages.ts` names. Only the build calls this: readers do not
 * download a highlighter.
 */
export function loadPrism(): typeof Prism {
  if (isReady) return Prism;
  const require = createRequire(__filename);
  const scope = globalThis as { Prism?: typeof Prism };
  const before = scope.Prism;
  scope.Prism = Prism;
  try {
    for (const name of extraGrammars) require(`prismjs/components/prism-${name}.js`);
  } finally {
    scope.Prism = before;
  }
  isReady = true;
  return Prism;
}
