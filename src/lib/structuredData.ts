/**
 * What schema.org calls a thing. Data for crawlers: it stands in a page as JSON and is never run.
 */
export type Thing = Record<string, unknown> & { '@type': string };

/** The site in one language; `url` is its home page. */
export interface SiteFacts {
  name: string;
  url: string;
  /** BCP 47, as in `<html lang>`. */
  language: string;
  /** Origin of the site, without a slash. */
  origin: string;
}

export interface PageFacts {
  title: string;
  description: string;
  /** Absolute canonical address. */
  url: string;
  /** Absolute address of the image. */
  image: string;
  /** ISO 8601; absent where it is not known. */
  published?: string;
  modified?: string;
}

/** A step on the way to a page. A group of the sidebar without a page of its own has no `href`. */
export interface Crumb {
  label: string;
  href?: string;
}

/** The project itself: pages name no persons. */
function organization({ name, origin }: SiteFacts): Thing {
  return { '@type': 'Organization', name, url: `${origin}/` };
}

/** https://schema.org/WebSite */
export function webSite(site: SiteFacts, description: string): Thing {
  const { name, url, language } = site;
  return { '@type': 'WebSite', '@id': url, url, name, description, inLanguage: language };
}

function reference(type: string, url: string, name: string): Thing {
  return { '@type': type, '@id': url, url, name };
}

function article(type: string, page: PageFacts, site: SiteFacts): Thing {
  const { title, description, url, image, published, modified } = page;
  return {
    '@type': type,
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    description,
    image,
    inLanguage: site.language,
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    author: organization(site),
    publisher: organization(site),
  };
}

/** https://schema.org/TechArticle */
export function techArticle(page: PageFacts, site: SiteFacts): Thing {
  const isPartOf = reference('WebSite', site.url, site.name);
  return { ...article('TechArticle', page, site), isPartOf };
}

/** https://schema.org/BlogPosting */
export function blogPosting(page: PageFacts, site: SiteFacts, blog: Required<Crumb>): Thing {
  const isPartOf = reference('Blog', site.origin + blog.href, blog.label);
  return { ...article('BlogPosting', page, site), isPartOf };
}

/** https://schema.org/Blog, with its posts by name and address. */
export function blog(
  page: Omit<PageFacts, 'image'>,
  site: SiteFacts,
  posts: Required<Crumb>[],
): Thing {
  const { title, description, url } = page;
  return {
    '@type': 'Blog',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: site.language,
    publisher: organization(site),
    blogPost: posts.map(({ label, href }) => ({
      '@type': 'BlogPosting',
      '@id': site.origin + href,
      url: site.origin + href,
      headline: label,
    })),
  };
}

/**
 * https://schema.org/BreadcrumbList. Groups without a page are left out, as search engines want an
 * address for each step; so is a step that leads where the one before it leads.
 *
 * @returns nothing for a page that is the first step itself: a list of one is none
 */
export function breadcrumbList(path: readonly Crumb[], { origin }: SiteFacts): Thing[] {
  const steps = path.filter(
    ({ href }, at) => href && path.findIndex((other) => other.href === href) === at,
  );
  if (steps.length < 2) return [];
  const itemListElement = steps.map(({ label, href = '' }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: origin + href,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** Text of a JSON-LD block. `<` is escaped: a title may hold what would end the script element. */
export function jsonLd(things: readonly Thing[]): string {
  const data = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
