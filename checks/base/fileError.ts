import type { Finding } from './check';

/** Thrown if a file cannot be read as what it should be; `runChecks` reports it at its place. */
export class FileError extends Error {
  constructor(
    readonly finding: Finding,
    options?: ErrorOptions,
  ) {
    super(`${finding.file}: ${finding.message}`, options);
  }
}
