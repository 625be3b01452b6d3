import { inlineHashes } from '../inlineHashes';

// Hashes by `printf %s 'a=1' | openssl dgst -sha256 -binary | base64`.
const code = "'sha256-wi/qXXQo5c9H72NUyXySI8ldbc3D4NIwD/eQVrH/PYU='";

test.each([
  ['<script>a=1</script>', [code]],
  ['<script type=module>a=1</script><script type="text/javascript">a=1</script>', [code]],
  ['<script data-rh="true" >a=1</script>', [code]],
  // Browsers read line breaks as one character each, and so must the hash.
  ['<script>\r\n</script>', ["'sha256-AbpHGcgLb+kRsJGnwFEktk7uzpZOCcBY74+YBdrKVGs='"]],
  ['<script src="/a.js"></script>', []],
  ['<script type="application/ld+json">{"a":1}</script>', []],
  ['<p>&lt;script&gt;a=1&lt;/script&gt;</p>', []],
])('scripts of %s', (html, scripts) => {
  expect(inlineHashes([html]).scripts).toEqual(scripts);
});

test('style elements and attributes, each once, over all pages', () => {
  const pages = ['<p style="a=1">', '<style>a=1</style>', '<p style="a=&#49;">'];
  expect(inlineHashes(pages)).toEqual({ scripts: [], styles: [code] });
});
