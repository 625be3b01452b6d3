/** Routes of the site under unit test. */
export default [
  { path: '/', exact: true },
  { path: '/guide/start/', exact: true },
  { path: '/guide/start/quick-start', exact: true },
  { path: '*' },
];
