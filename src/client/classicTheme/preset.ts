import classic, { type Options } from '@docusaurus/preset-classic';
import type { LoadContext, Preset } from '@docusaurus/types';

const theme = require.resolve('@docusaurus/theme-classic');

/** The classic preset, with this site's form of the classic theme: see `theme.ts`. */
export default function preset(context: LoadContext, options: Options): Preset {
  const { themes = [], plugins } = classic(context, options);
  const own = require.resolve('./theme');
  return {
    plugins,
    themes: themes.map((each) =>
      Array.isArray(each) && each[0] === theme ? [own, each[1]] : each,
    ),
  };
}
