import { homeOf, localeCodes } from '../../site/locales';

/** Routes of the site under unit test; a real bundle has those of one language. */
export default [
  { path: '/', exact: true },
  { path: '/guide/start/', exact: true },
  ...localeCodes.map((locale) => ({
    path: `${homeOf(locale)}guide/start/quick-start`,
    exact: true,
  })),
  { path: '*' },
];
