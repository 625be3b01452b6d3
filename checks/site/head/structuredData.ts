import { compare, pageRule } from '../pageRule';
import { isDoc, isPost, origin, publishedAt, type BuiltPage, type Site } from '../site';
import { imageOf } from './socialImages';

type Json = string | number | null | Json[] | { [key: string]: Json };
type Thing = Record<string, Json>;

/** Keys whose value is the URL of a page. */
const urlKeys = ['@id', 'url', 'item', 'mainEntityOfPage'];

/** Lists the values of keys with these names, at any depth. */
function valuesOf(json: Json, names: readonly string[]): Json[] {
  if (typeof json !== 'object' || json === null) return [];

  if (Array.isArray(json)) return json.flatMap((value) => valuesOf(value, names));

  return Object.entries(json).flatMap(([name, value]) =>
    names.includes(name) ? [value] : valuesOf(value, names),
  );
}

function typeOf(page: BuiltPage): string {
  if (isDoc(page)) return 'TechArticle';

  if (isPost(page)) return 'BlogPosting';

  return page.routeWithoutLocale === '/' ? 'WebSite' : 'Blog';
}

function checkBreadcrumbs(list: Thing | undefined, page: BuiltPage): string[] {
  if (!list) {
    // Nothing is above the home page, the blog's overview and the first page of a sidebar.
    return page.isFirst || !page.source ? [] : ['JSON-LD: no BreadcrumbList'];
  }
  const last = valuesOf(list, ['item']).at(-1);
  return compare('BreadcrumbList: the last entry', last, origin + page.route);
}

function checkMain(main: Thing, page: BuiltPage): string[] {
  return [
    ...compare('JSON-LD: url', main.url, origin + page.route),
    ...compare('JSON-LD: inLanguage', main.inLanguage, page.language),
    ...(page.source ? compare('JSON-LD: image', main.image, origin + imageOf(page)) : []),
    ...compare('JSON-LD: datePublished', main.datePublished, publishedAt(page)),
  ];
}

function checkGraph(text: string, page: BuiltPage, { expected }: Site): string[] {
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Thing[] };
  const type = typeOf(page);
  const main = graph.find((thing) => thing['@type'] === type);
  const breadcrumbs = graph.find((thing) => thing['@type'] === 'BreadcrumbList');
  if (!main) return [`JSON-LD: no ${type}`];

  const isPage = (url: Json) => expected.some(({ route }) => url === origin + route);
  return [
    ...checkMain(main, page),
    ...valuesOf(graph, urlKeys)
      .filter((url) => !isPage(url))
      .map((url) => `JSON-LD: ${JSON.stringify(url)} is not the canonical URL of a page`),
    ...checkBreadcrumbs(breadcrumbs, page),
  ];
}

/**
 * A page has structured data about its content and its place on the site. Unit tests show its form.
 */
export const structuredData = pageRule(
  'See src/site/structuredData.ts, which makes the data.',
  (page, site) => [
    ...compare('the number of JSON-LD blocks', page.head.data.length, 1),
    ...page.head.data.flatMap((text) => checkGraph(text, page, site)),
  ],
);
