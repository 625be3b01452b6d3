import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { selectAll } from 'hast-util-select';
import type { Locale } from '../../site/locales';
import { overlayFiles } from '../../content/examples/files';
import { makeProject } from '../../content/examples/project';
import { readTools } from '../../content/examples/tools';
import { exampleFieldsPath, exampleZipPath } from '../../site/examplePaths';
import type { RenderedPage } from '../readPages';
import { writeOutput } from '../writeOutput';
import { stackBlitzFields, zipOf } from './pack';
import { readmeOf } from './readme';

/** Finds the pages by the names of the examples that they offer. */
export function pagesByExample(
  pages: readonly RenderedPage[],
): ReadonlyMap<string, readonly RenderedPage[]> {
  const found = new Map<string, RenderedPage[]>();
  for (const page of pages) {
    for (const { properties } of selectAll('[data-example]', page.article)) {
      const name = String(properties.dataExample);
      found.set(name, [...(found.get(name) ?? []), page]);
    }
  }
  return found;
}

/**
 * Emits each example that a page shows as a project: a ZIP file to download, and the fields of the
 * form that opens it in StackBlitz.
 */
export async function emitExampleProjects(
  pages: readonly RenderedPage[],
  site: Props,
): Promise<void> {
  const { baseUrl, i18n } = site;
  const found = pagesByExample(pages);
  if (found.size === 0) return;

  const examplesDir = path.join(site.siteDir, 'examples');
  const tools = readTools(examplesDir);
  for (const [name, showing] of found) {
    const project = makeProject(examplesDir, name, tools);
    const readme = readmeOf(project, showing, i18n.currentLocale as Locale);
    const files = overlayFiles(project.files, new Map([['README.md', Buffer.from(readme)]]));
    const fields = stackBlitzFields(`Rslib: ${name}`, files);
    await writeOutput(exampleZipPath(name, baseUrl), zipOf(name, files), site);
    await writeOutput(exampleFieldsPath(name, baseUrl), JSON.stringify(fields), site);
  }
}
