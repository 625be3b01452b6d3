import { askForChunk, isFileGone } from 'docusaurus-search/requests';

/**
 * Whether the server responds without an error when it is asked for a chunk that failed to load: it
 * has the file, no longer has it, or sends an HTML page instead. Hosts do that with missing files,
 * and networks that want the reader to sign in first with all files. A lost connection gives no
 * response.
 *
 * @param error what the import of the chunk threw
 */
export async function isServed(error: unknown): Promise<boolean> {
  const response = await askForChunk(error);
  return response !== undefined && (response.ok || isFileGone(response));
}
