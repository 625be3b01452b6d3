/**
 * A schema.org `Thing`. It is data for crawlers: pages contain it as JSON that is never executed.
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
  /** Absolute canonical URL. */
  url: string;
  /** Absolute URL of the image. */
  image: string;
  /** ISO 8601; absent where it is not known. */
  published?: string;
  modified?: string;
}

/** A breadcrumb. A sidebar group without its own page has no `href`. */
export interface Crumb {
  label: string;
  href?: string;
}

/** The project as publisher and author. */
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

/** https://schema.org/Blog, with the names and URLs of its posts. */
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
 * https://schema.org/BreadcrumbList. Groups without a page are omitted, because search engines
 * require a URL for each breadcrumb, and so is a breadcrumb with the same URL as the one before it.
 *
 * @returns an empty array for a page that has only one breadcrumb, which is itself
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

/** Text of a JSON-LD block. `<` is escaped, because a title might contain `</script>`. */
export function jsonLd(things: readonly Thing[]): string {
  const data = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
