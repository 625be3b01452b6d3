interface Block {
  readonly lines: string[];
  label?: string;
}

// A message of the build tools: "ready   built (esm)", "error   [tsc] …".
const MESSAGE = /^(?:info|ready|start|warn|error) {2,}\S/;
// A message names its build at the end of a line: "(esm)", "(cjs1)", "(utils)".
const LABEL = /\(([\w-]+)\)$/;
// Diagnostics come without a label, right before the labelled error message.
const DIAGNOSTIC = /^error {2,}\[\w+\]/;
const BUILT = /^\w+ +(?:built|build failed)\b/;
const PHASES = [BUILT, /^\w+ +generating declaration files\b/];

/**
 * Puts the messages of builds that run at the same time into a fixed order.
 *
 * A run of neighbouring messages that each name their build is sorted by
 * phase (built, declarations started, the rest) and then by that name;
 * messages of one build and phase keep their order, and everything else stays
 * where it is.
 */
export function orderLabelledBlocks(lines: readonly string[]): string[] {
  const ordered: Block[] = [];
  let run: Block[] = [];
  const flush = (): void => {
    ordered.push(...run.sort(compareBlocks));
    run = [];
  };
  for (const block of splitBlocks(lines)) {
    if (block.label === undefined) {
      flush();
      ordered.push(block);
    } else run.push(block);
  }
  flush();
  return ordered.flatMap((block) => block.lines);
}

function splitBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const block: Block = last === undefined || startsBlock(line, last) ? { lines: [] } : last;
    if (block !== last) blocks.push(block);
    block.lines.push(line);
    const label = labelOf(line);
    if (label !== undefined) block.label = label;
  }
  return blocks;
}

// A project with one build does not name it in the "built" message.
function labelOf(line: string): string | undefined {
  if (!MESSAGE.test(line)) return undefined;
  return LABEL.exec(line)?.[1] ?? (BUILT.test(line) ? '' : undefined);
}

function startsBlock(line: string, previous: Block): boolean {
  if (previous.label === undefined && isDiagnostic(previous)) return false;
  // A blank line ends a labelled message: the summary below it has no label.
  return MESSAGE.test(line) || (previous.label !== undefined && line === '');
}

function isDiagnostic(block: Block): boolean {
  return DIAGNOSTIC.test(block.lines[0] ?? '');
}

function compareBlocks(a: Block, b: Block): number {
  const byPhase = phaseOf(a) - phaseOf(b);
  if (byPhase !== 0) return byPhase;
  const [left, right] = [a.label ?? '', b.label ?? ''];
  return left < right ? -1 : left > right ? 1 : 0;
}

function phaseOf(block: Block): number {
  const phase = PHASES.findIndex((text) => text.test(block.lines[0] ?? ''));
  return phase === -1 ? PHASES.length : phase;
}
