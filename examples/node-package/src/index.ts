import { readFile } from 'node:fs/promises';

/** The text of the first `# heading` of a Markdown file. */
export async function readTitle(file: string): Promise<string | undefined> {
  const markdown = await readFile(file, 'utf8');
  return /^# +(.+)$/m.exec(markdown)?.[1];
}
