import type { Plugin } from 'postcss';
import { isUnusedProperty, isUnusedSelector } from './unused';

/**
 * PostCSS plugin: removes the rules that no page needs from Infima's style sheet, and from no
 * other.
 */
export const slimInfima: Plugin = {
  postcssPlugin: 'slim-infima',
  Once(root) {
    if (!root.source?.input.file?.includes('infima')) return;
    root.walkRules((rule) => {
      const used = rule.selectors.filter((selector) => !isUnusedSelector(selector));
      if (used.length > 0) rule.selectors = used;
      else rule.remove();
    });
    root.walkDecls(/^--ifm-/, (declaration) => {
      if (isUnusedProperty(declaration.prop)) declaration.remove();
    });
  },
};
