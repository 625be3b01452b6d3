interface Block {
  lines: string[];
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
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const label = labelOf(line);
    if (!last || startsBlock(line, last)) {
      blocks.push({ lines: [line], label });
    } else {
      last.lines.push(line);
      last.label = label ?? last.label;
    }
  }
  // A message without a name is alone between two runs of others.
  let run = 0;
  return blocks
    .map(({ lines: [first = '', ...rest], label }) => ({
      run: label === undefined ? (run += 2) - 1 : run,
      phase: phases.findIndex((text) => text.test(first)) + 1 || phases.length + 1,
      label: label ?? '',
      lines: [first, ...rest],
    }))
    .sort(
      (a, b) =>
        a.run - b.run || a.phase - b.phase || (a.label < b.label ? -1 : +(a.label > b.label)),
    )
    .flatMap((block) => block.lines);
}

// A project with one build does not name it in the "built" message.
function labelOf(line: string): string | undefined {
  if (!messageStart.test(line)) return undefined;
  return labelAtEnd.exec(line)?.[1] ?? (builtStart.test(line) ? '' : undefined);
}

function startsBlock(line: string, { lines: [first = ''], label }: Block): boolean {
  if (label === undefined && diagnosticStart.test(first)) return false;
  // A blank line ends a labeled message: the summary below it has no label.
  return messageStart.test(line) || (label !== undefined && line === '');
}
