/**
 * Size of the image that a shared link shows, in px: the ratio 1.91:1 that Open Graph and X cards
 * are laid out for.
 */
export const socialImageSize = { width: 1200, height: 630 } as const;

/**
 * Path of the image that a shared link to a page shows. The build draws one for every page.
 *
 * `/zh/guide/start/` → `/zh/social/guide/start/index.png`, `/guide/faq/features` →
 * `/social/guide/faq/features.png`
 *
 * @param route canonical pathname of a page, with the base of its language
 * @param baseUrl base of the language, with slashes at both ends
 */
export function socialImagePath(route: string, baseUrl: string): string {
  const page = route.slice(baseUrl.length);
  return `${baseUrl}social/${page}${page === '' || page.endsWith('/') ? 'index' : ''}.png`;
}
