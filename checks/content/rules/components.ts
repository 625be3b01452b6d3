import { pageComponents, themeComponents } from '../../../src/content/remark/pageComponents';
import { suggest } from '../../base/suggest';
import { eachPage } from '../content';

const known: readonly string[] = [...Object.keys(pageComponents), ...themeComponents];

/** Pages use components that exist. */
export const components = eachPage(({ file, components, text }) => {
  const isImported = (name: string) => new RegExp(`^import .*\\b${name}\\b`, 'm').test(text);
  return components.flatMap(({ tag, line }) => {
    const [, name] = /^<(\w+)/.exec(tag) ?? [];
    if (name === undefined || known.includes(name) || isImported(name)) return [];

    const fix = suggest(name, known, '<%>', `Use one of ${known.join(', ')}.`);
    return [{ file, line, message: `the component <${name}> does not exist`, fix }];
  });
});
