const isError = /error|fail|cannot|[✗✕●]|Fix:/i;

/** Summarizes the output of a command that failed: what looks like an error, or else its end. */
export function errorLines(output: string, limit = 6): string[] {
  const lines = output
    .split('\n')
    .map((line) => line.trim().slice(0, 200))
    // Without npm's warnings and the `> command` that it prints, and without stacks.
    .filter((line) => line !== '' && !/^(?:npm warn|>|at )/.test(line));
  const errors = [...new Set(lines.filter((line) => isError.test(line)))];
  return errors.length > 0 ? errors.slice(0, limit) : lines.slice(-limit);
}
