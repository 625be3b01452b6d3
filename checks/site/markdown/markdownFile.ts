import path from 'node:path';
import { markdownPath } from '../../../src/site/markdownPath';
import type { SitePage } from '../site';

/**
 * Returns the absolute path of the Markdown form of a page.
 *
 * @param dir folder of the built site
 */
export function markdownFile({ route }: SitePage, dir: string): string {
  return path.join(dir, markdownPath(route));
}
