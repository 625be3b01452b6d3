import { isUnusedProperty, isUnusedSelector } from './unused';

/** What is needed of PostCSS' nodes. */
interface Node {
  parent?: Container;
  remove(): void;
}

interface Container extends Node {
  nodes: Node[];
}

interface Rule extends Container {
  selectors: string[];
}

interface Declaration extends Node {
  prop: string;
}

interface Root extends Container {
  source?: { input: { file?: string } };
  walkRules(visit: (rule: Rule) => void): void;
  walkDecls(property: RegExp, visit: (declaration: Declaration) => void): void;
}

/** PostCSS plugin: takes out of Infima's stylesheet what no page needs; other stylesheets stay as they are. */
export const slimInfima = {
  postcssPlugin: 'slim-infima',
  Once(root: Root): void {
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
