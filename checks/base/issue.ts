/** One thing that is wrong, as a check reports it. */
export interface Issue {
  /** Path relative to the project's root. */
  file: string;
  /** Line of the file, from 1. */
  line?: number;
  /** What is wrong, in one line, without a period at the end. */
  message: string;
  /** What to do about it, as a sentence in one line. */
  fix: string;
  /** Further lines that help to see the cause, such as a diff or a tool's output. */
  details?: string;
}

/** Formats an issue as `file:line  message. Fix: …`, with its details indented below. */
export function formatIssue({ file, line, message, fix, details }: Issue): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const below = details === undefined ? '' : `\n${details.trimEnd()}`.replaceAll('\n', '\n    ');
  return `${place}  ${message}. Fix: ${fix}${below}`;
}
