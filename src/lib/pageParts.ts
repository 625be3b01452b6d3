/** Parts of the interface that an address or a page may switch off (specification section 2.3). */
export const pageParts = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;

export type PagePart = (typeof pageParts)[number];

export const pageTypes = ['doc', 'home', '404', 'custom', 'blank'] as const;

export type PageType = (typeof pageTypes)[number];

/** What the front matter of a page says about its form; checked when the site builds. */
export type PageForm = { pageType?: PageType; overview?: boolean } & Partial<
  Record<PagePart, boolean>
>;

/** Parts that stand around the content of a type of page, and so are missing from the others. */
const missingParts: Record<PageType, readonly PagePart[]> = {
  doc: [],
  home: ['sidebar', 'outline', 'footer'],
  '404': ['sidebar', 'outline', 'footer'],
  custom: ['sidebar', 'outline', 'footer'],
  blank: ['navbar', 'sidebar', 'outline', 'footer'],
};

/**
 * Parts that the query of an address hides. Only the value `0` counts (reading 2.3).
 *
 * `?navbar=0&footer=false` → `['navbar']`
 */
export function partsHiddenByQuery(search: string): PagePart[] {
  const query = new URLSearchParams(search);
  return pageParts.filter((part) => query.get(part) === '0');
}

/** Parts that a page hides by its type and its front matter. Outline and footer are no part of an overview (reading 2.5). */
export function partsHiddenByPage(form: PageForm): PagePart[] {
  const missing = missingParts[form.pageType ?? 'doc'];
  return pageParts.filter(
    (part) =>
      form[part] === false ||
      missing.includes(part) ||
      (form.overview === true && (part === 'outline' || part === 'footer')),
  );
}

/**
 * Classes of the document that tell styles and scripts of a page's form.
 *
 * `{ pageType: 'custom', navbar: false }` → `page-custom hide-navbar hide-sidebar hide-outline hide-footer`
 */
export function pageClasses(form: PageForm): string {
  const type = form.overview ? 'overview' : (form.pageType ?? 'doc');
  return [`page-${type}`, ...partsHiddenByPage(form).map((part) => `hide-${part}`)].join(' ');
}

/** Tells whether the query or the page hides a part, from the marks that both leave on the document's element. */
export function isPartHidden(
  part: PagePart,
  { classList, dataset }: Pick<HTMLElement, 'classList' | 'dataset'>,
): boolean {
  return classList.contains(`hide-${part}`) || (dataset.hide ?? '').split(' ').includes(part);
}
