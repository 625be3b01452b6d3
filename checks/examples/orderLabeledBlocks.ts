interface Block {
  readonly lines: string[];
  label?: string;
}

// A message of the build tools: "ready   built (esm)", "error   [tsc] …".
const messageStart = /^(?:info|ready|start|warn|error) {2,}\S/;
// A message names its build at the end of a line: "(esm)", "(cjs1)", "(utils)".
const labelAtEnd = /\(([\w-]+)\)$/;
// Diagnostics have no label; the labeled error message follows them.
const diagnosticStart = /^error {2,}\[\w+\]/;
const builtStart = /^\w+ +(?:built|build failed)\b/;
const phases = [builtStart, /^\w+ +generating declaration files\b/];

/**
 * Puts the messages of builds that run at the same time into a fixed order.
 *
 * Adjacent messages that name their build are sorted by phase (built, declarations started, the
 * rest) and then by that name. Messages of one build and phase keep their order, and everything
 * else stays where it is.
 */
export function orderLabeledBlocks(lines: readonly string[]): string[] {
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
    } else {
      run.push(block);
    }
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
  if (!messageStart.test(line)) return undefined;
  return labelAtEnd.exec(line)?.[1] ?? (builtStart.test(line) ? '' : undefined);
}

function startsBlock(line: string, previous: Block): boolean {
  if (previous.label === undefined && isDiagnostic(previous)) return false;
  // A blank line ends a labeled message: the summary below it has no label.
  return messageStart.test(line) || (previous.label !== undefined && line === '');
}

function isDiagnostic(block: Block): boolean {
  return diagnosticStart.test(block.lines[0] ?? '');
}

function compareBlocks(a: Block, b: Block): number {
  const byPhase = phaseOf(a) - phaseOf(b);
  if (byPhase !== 0) return byPhase;
  const [left, right] = [a.label ?? '', b.label ?? ''];
  return left < right ? -1 : left > right ? 1 : 0;
}

function phaseOf(block: Block): number {
  const phase = phases.findIndex((text) => text.test(block.lines[0] ?? ''));
  return phase === -1 ? phases.length : phase;
}
