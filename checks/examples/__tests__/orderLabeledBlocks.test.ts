import { orderLabeledBlocks } from '../orderLabeledBlocks';

test('the unlabeled message of a single build is sorted, too', () => {
  const ordered = orderLabeledBlocks([
    'start   generating declaration files... (esm)',
    'ready   built',
  ]);
  expect(ordered).toEqual(['ready   built', 'start   generating declaration files... (esm)']);
});

test('diagnostics stay before the message that names their build', () => {
  const esm = [
    'error   [tsc] src/a.ts:1:1 - TS1: no',
    '',
    '1 const a;',
    '',
    'error   Failed to generate declaration files. (esm)',
  ];
  const cjs = ['error   [tsc] TS2: no', 'error   Failed to generate declaration files. (cjs)'];
  expect(orderLabeledBlocks([...esm, ...cjs])).toEqual([...cjs, ...esm]);
});

test('messages of one build keep their order', () => {
  const lines = ['warn    second comes first (esm)', 'warn    and first second (esm)'];
  expect(orderLabeledBlocks(lines)).toEqual(lines);
});

test('messages are not sorted across a message without a build', () => {
  const lines = ['ready   b (esm)', 'error   Build error:', 'ready   a (cjs)'];
  expect(orderLabeledBlocks(lines)).toEqual(lines);
});
