import { isDoc, isPost, origin, type PageRef } from './site';

type Json = string | number | null | Json[] | { [key: string]: Json };

/** Members whose value is the address of a page. */
const addressMembers = ['@id', 'url', 'item', 'mainEntityOfPage'];

/** Values of the members of these names, at any depth. */
function valuesOf(json: Json, names: readonly string[]): Json[] {
  if (typeof json !== 'object' || json === null) return [];
  if (Array.isArray(json)) return json.flatMap((value) => valuesOf(value, names));
  return Object.entries(json).flatMap(([name, value]) =>
    names.includes(name) ? [value] : valuesOf(value, names),
  );
}

function typeOf(page: PageRef): string {
  if (isDoc(page)) return 'TechArticle';
  if (isPost(page)) return 'BlogPosting';
  return page.bare === '/' ? 'WebSite' : 'Blog';
}

function checkSteps(list: Json | undefined, page: PageRef): string[] {
  if (!list) {
    // The page that a section starts with is no step below itself.
    const starts = ['/', '/blog/', '/config/', '/guide/start/'];
    return starts.includes(page.bare) ? [] : ['JSON-LD: no BreadcrumbList'];
  }
  const items = valuesOf(list, ['item']);
  const positions = valuesOf(list, ['position']);
  const problems: string[] = [];
  if (items.length < 2) problems.push('BreadcrumbList: a list of one');
  if (items.at(-1) !== origin + page.route) problems.push('BreadcrumbList: ends elsewhere');
  if (positions.some((position, at) => position !== at + 1))
    problems.push(`BreadcrumbList: positions ${JSON.stringify(positions)}`);
  return problems;
}

/**
 * Checks the structured data of a page.
 *
 * @param routes canonical pathnames of all pages
 * @param image absolute address of the page's image
 * @returns problems in words
 */
export function checkData(
  text: string,
  page: PageRef,
  routes: ReadonlySet<string>,
  image: string,
): string[] {
  let data: { '@context'?: string; '@graph'?: Record<string, Json>[] };
  try {
    data = JSON.parse(text) as typeof data;
  } catch (error) {
    return [`JSON-LD: ${String(error)}`];
  }
  const problems: string[] = [];
  const { '@context': context, '@graph': graph = [] } = data;
  if (context !== 'https://schema.org') problems.push(`JSON-LD: @context "${context}"`);

  const type = typeOf(page);
  const main = graph.find((thing) => thing['@type'] === type);
  const steps = graph.find((thing) => thing['@type'] === 'BreadcrumbList');
  if (!main) return [...problems, `JSON-LD: no ${type}`];
  if (graph.length !== (steps ? 2 : 1)) problems.push('JSON-LD: more things than expected');
  if (main.url !== origin + page.route) problems.push(`JSON-LD: url ${JSON.stringify(main.url)}`);
  if (main.inLanguage !== page.language)
    problems.push(`JSON-LD: inLanguage ${JSON.stringify(main.inLanguage)}`);
  if ((isDoc(page) || isPost(page)) && main.image !== image)
    problems.push(`JSON-LD: image ${JSON.stringify(main.image)}`);
  if (isPost(page) && main.datePublished !== '2025-05-14T10:00:00.000Z')
    problems.push(`JSON-LD: datePublished ${JSON.stringify(main.datePublished)}`);
  if (valuesOf(graph, ['@type']).includes('Person')) problems.push('JSON-LD: names a person');

  for (const address of valuesOf(graph, addressMembers)) {
    const isPage = typeof address === 'string' && address.startsWith(origin);
    if (!isPage || !routes.has(address.slice(origin.length)))
      problems.push(`JSON-LD: ${JSON.stringify(address)} is no canonical address`);
  }
  return [...problems, ...checkSteps(steps, page)];
}
