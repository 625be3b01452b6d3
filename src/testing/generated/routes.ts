import { localeCodes, localeSet } from '../../config/locales';
import { localeHome } from '../../lib/localeUrl';

/** Routes of the site under unit test; a real bundle has those of one language. */
export default [
  { path: '/', exact: true },
  { path: '/guide/start/', exact: true },
  ...localeCodes.map((locale) => ({
    path: `${localeHome(locale, localeSet)}guide/start/quick-start`,
    exact: true,
  })),
  { path: '*' },
];
