import { filterMessages } from '../messages';

const titles = [
  "TS2307: Cannot find module './button.module.css'",
  'ERR_REQUIRE_ESM：require() of ES Module … not supported',
  'Dynamic require of "fs" is not supported',
  'global is not defined',
  'process is not defined',
  '应用里报 Named export … not found',
  'dist has no CSS',
  'ERR_MODULE_NOT_FOUND and ERR_UNSUPPORTED_DIR_IMPORT for a path in a package',
  'Named export … gone, does not provide an export named',
];
const headings = titles.map((text, at) => ({ id: `h${at}`, text, depth: 3 }));
const item = { title: 'Pitfalls', permalink: '/pitfalls', depths: [3], headings };
const groups = [{ id: 'guide', title: 'Guide', items: [item] }];

test.each([
  ["/app/src/a.ts:3:14 - error TS2307: Cannot find module './x'", [titles[0]]],
  ['Error [ERR_REQUIRE_ESM]: require() of /app/a.js from /app/b.cjs', [titles[1]]],
  ['Error: Dynamic require of "node:path" is not supported at /app/dist/a.js:1', [titles[2]]],
  ['ReferenceError: global is not defined at /app/dist/index.js:12', [titles[3]]],
  ["SyntaxError: Named export 'bold' not found. It is a CommonJS module", [titles[5]]],
  ["The requested module 'x' does not provide an export named 'bold'", [titles[8]]],
  ['Error [ERR_UNSUPPORTED_DIR_IMPORT]: Directory import /a/b is not supported', [titles[7]]],
  ['is not defined', [titles[3], titles[4]]],
  ['Something else failed in dist', []],
])('the line "%s" finds its entries', (line, expected) => {
  const found = filterMessages(groups, line).flatMap(({ items }) => items);
  expect(found.flatMap((page) => page.headings.map(({ text }) => text))).toEqual(expected);
});
