import type { AtRule, Plugin } from 'postcss';
import { breakpoints, widthBelow, widthFrom, type Breakpoint } from '../../site/mediaQueries';

const queries = new Map(
  (Object.keys(breakpoints) as Breakpoint[]).flatMap((name) => [
    [`--from-${name}`, widthFrom(name)],
    [`--below-${name}`, widthBelow(name)],
  ]),
);

function resolve(rule: AtRule): void {
  rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
    const query = queries.get(name);
    if (query) return query;
    const known = [...queries.keys()].join(', ');
    throw rule.error(`The media query ${name} does not exist. There are ${known}.`);
  });
}

/**
 * PostCSS plugin: replaces named breakpoints, because media queries cannot contain CSS variables.
 *
 * `@media (--from-tablet)` → `@media (min-width: 48em)`
 *
 * @throws if a name does not exist, with file and line
 */
export const nameMediaQueries: Plugin = {
  postcssPlugin: 'name-media-queries',
  Once(root) {
    root.walkAtRules('media', resolve);
  },
};
