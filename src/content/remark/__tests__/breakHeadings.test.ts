import { transformed, written } from '../../../testing/transformed';
import breakHeadings from '../breakHeadings';

test.each([
  ['## `output.overrideBrowserslist`', '## <output.|overrideBrowserslist>'],
  ['## `performance.chunkSplit.strategy`', '## <performance.|chunkSplit.|strategy>'],
  ['## `ERR_PACKAGE_PATH`', '## <ERR\\_|PACKAGE\\_|PATH>'],
  [
    '<FoldedHeading>`output.target`</FoldedHeading>',
    '<FoldedHeading><output.|target></FoldedHeading>',
  ],
  ['## `dts`, `.d.ts`, `a ... b`, `./lib`', '## `dts`, `.d.ts`, `a ... b`, `./lib`'],
  ['`output.target`', '`output.target`'],
])('the names in %s may break after their parts', (markdown, expected) => {
  const page = written(transformed(breakHeadings(), markdown));
  const broken = page.replace(/\s*<wbr \/>\s*/g, '|').replace(/<code>\s*(.*?)\s*<\/code>/g, '<$1>');
  expect(broken.trim()).toBe(expected);
});
