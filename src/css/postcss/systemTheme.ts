import type { Plugin } from 'postcss';

const attribute = /\[data-theme=(['"]?)(light|dark)\1\]/;

/**
 * The document of a reader without scripts, in a selector of the same specificity as the attribute.
 */
const systemRoot = ':root:where(:not([data-theme]))';

/**
 * PostCSS plugin: repeats each rule for a theme for readers without scripts whose system has that
 * theme.
 *
 * `[data-theme='dark'] a {…}` → also
 * `@media (prefers-color-scheme: dark) { :root:where(:not([data-theme])) a {…} }`
 *
 * @param darkMode `false` for a site that is always light
 */
export function systemTheme(darkMode: boolean): Plugin {
  const media: Record<string, string> = darkMode
    ? { light: '(prefers-color-scheme: light)', dark: '(prefers-color-scheme: dark)' }
    : { light: 'all' };
  return {
    postcssPlugin: 'system-theme',
    Once(root, { AtRule }) {
      root.walkRules(attribute, (rule) => {
        for (const [theme, params] of Object.entries(media)) {
          const selectors = rule.selectors
            .filter((selector) => attribute.exec(selector)?.[2] === theme)
            .map((selector) => selector.replace(attribute, systemRoot));
          if (selectors.length === 0) continue;
          rule.after(new AtRule({ name: 'media', params, nodes: [rule.clone({ selectors })] }));
        }
      });
    },
  };
}
