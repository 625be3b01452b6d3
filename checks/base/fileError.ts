import type { Issue } from './issue';

/** Thrown if a file cannot be read as what it should be; `runChecks` reports it at its place. */
export class FileError extends Error {
  constructor(
    readonly issue: Issue,
    options?: ErrorOptions,
  ) {
    super(`${issue.file}: ${issue.message}`, options);
  }
}
