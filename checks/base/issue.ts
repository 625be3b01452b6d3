import { AuthorError } from '../../src/content/remark/problem';

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
  const end = /[.?!]$/.test(message) ? '' : '.';
  return `${place}  ${message}${end} Fix: ${fix}${below}`;
}

/** Thrown if a file cannot be read as what it should be; `runChecks` reports it at its place. */
export class FileError extends Error {
  constructor(
    readonly issue: Issue,
    options?: ErrorOptions,
  ) {
    super(`${issue.file}: ${issue.message}`, options);
  }
}

/**
 * Returns what a function reads, in a list. If it throws a `FileError`, the list is empty, and the
 * issue is added to the others.
 */
export function readable<Read>(issues: Issue[], read: () => Read): Read[] {
  try {
    return [read()];
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    issues.push(error.issue);
    return [];
  }
}

/** Returns those of the possible mistakes at a place that are there. */
export function issuesAt(
  place: Pick<Issue, 'file' | 'line'>,
  ...possible: readonly (readonly [isThere: unknown, message: string, fix: string])[]
): Issue[] {
  return possible
    .filter(([isThere]) => isThere)
    .map(([, message, fix]) => ({ ...place, message, fix }));
}

/** Returns the mistake of an author for which a function of the build throws. */
export function authorMistakes(run: () => unknown): Pick<Issue, 'message' | 'fix'>[] {
  try {
    run();
    return [];
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    return [{ message: error.problem, fix: error.fix }];
  }
}
