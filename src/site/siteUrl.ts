import { site } from './site';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Origin that the site is built for: that of `src/site/site.ts`, or `SITE_URL`, which preview
 * deployments set.
 *
 * `{ SITE_URL: ' https://preview.example ' }` → `https://preview.example`; not set, empty or blank
 * → the site's own
 *
 * @throws Error that names the wrong value, and what is allowed
 */
export function readSiteUrl({ SITE_URL: given = '' }: Environment): string {
  const value = given.trim() || site.url;
  // The URL of a page is origin + route, so a path, a final slash or capital letters would be in
  // all of them.
  if (/^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value)
    return value;

  const name = given.trim() ? 'SITE_URL' : 'The url in src/site/site.ts';
  throw new Error(
    `${name} is ${JSON.stringify(value)}; allowed is an origin in its plain form, like "https://preview.example": http or https, no path, no slash at the end.`,
  );
}

export const siteUrl = readSiteUrl(process.env);
