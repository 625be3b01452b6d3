/** Routes of the site under unit test; a real bundle has those of one language. */
export default [
  { path: '/', exact: true },
  { path: '/guide/start/', exact: true },
  { path: '/guide/start/quick-start', exact: true },
  { path: '/zh/guide/start/quick-start', exact: true },
  { path: '*' },
];
