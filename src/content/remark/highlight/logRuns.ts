import type { Run, TokenKind } from './tokenize';

/** Colors of the labels with which Rslib starts a line, and of what only explains an error. */
const kindOfLabel: Readonly<Record<string, TokenKind>> = {
  error: 'deleted',
  '×': 'deleted',
  warn: 'variable',
  '⚠': 'variable',
  ready: 'inserted',
  success: 'inserted',
  info: 'function',
  start: 'function',
};

const labels = Object.keys(kindOfLabel).join('|');
const labeled = new RegExp(
  `^(?<before>[ │]*)(?:(?<label>${labels})(?= )|(?<hint>(?:at|help:) .*$))`,
);

/** Splits terminal output into runs: `ready  built` → `ready` in the color of success, `  built` */
export function logRuns(log: string): Run[] {
  return log.split('\n').flatMap((line, index) => {
    const { before = '', label, hint } = labeled.exec(line)?.groups ?? {};
    const colored = label ?? hint ?? '';
    const kind = label ? (kindOfLabel[label] ?? null) : 'comment';
    const runs: Run[] = [
      { kind: null, text: (index > 0 ? '\n' : '') + before },
      { kind, text: colored },
      { kind: null, text: line.slice(before.length + colored.length) },
    ];
    return runs.filter(({ text }) => text !== '');
  });
}
