/** Parts of the layout that a URL or a page may switch off. */
export const layoutParts = [
  'navbar',
  'sidebar',
  'outline',
  'footer',
  'globalUIComponents',
] as const;

export type LayoutPart = (typeof layoutParts)[number];

export const pageTypes = ['doc', 'home', '404', 'custom', 'blank'] as const;

export type PageType = (typeof pageTypes)[number];

/** What the front matter of a page says about its layout; checked when the site builds. */
export type PageLayoutOptions = { pageType?: PageType; overview?: boolean } & Partial<
  Record<LayoutPart, boolean>
>;

/** Parts of a doc page that pages of another type do not have. */
const partsOfDocs: readonly LayoutPart[] = ['sidebar', 'outline', 'footer'];

/**
 * Parts that the query of a URL hides. Only the value `0` counts.
 *
 * `?navbar=0&footer=false` → `['navbar']`
 */
export function partsHiddenByQuery(search: string): LayoutPart[] {
  const query = new URLSearchParams(search);
  return layoutParts.filter((part) => query.get(part) === '0');
}

/**
 * Parts that a page hides by its type and its front matter. An overview has neither outline nor
 * footer.
 */
export function partsHiddenByPage(options: PageLayoutOptions): LayoutPart[] {
  const { pageType = 'doc', overview } = options;
  return layoutParts.filter(
    (part) =>
      options[part] === false ||
      (pageType !== 'doc' && partsOfDocs.includes(part)) ||
      (pageType === 'blank' && part === 'navbar') ||
      (overview === true && (part === 'outline' || part === 'footer')),
  );
}

/**
 * Classes of the `html` element by which styles and scripts know the layout of a page.
 *
 * `{ sidebar: false }` → `page-doc hide-sidebar`
 */
export function pageClasses(options: PageLayoutOptions): string {
  const type = options.overview ? 'overview' : (options.pageType ?? 'doc');
  return [`page-${type}`, ...partsHiddenByPage(options).map((part) => `hide-${part}`)].join(' ');
}

/**
 * Whether the query or the page hides a part, according to the attribute and the classes of the
 * `html` element.
 */
export function isPartHidden(
  part: LayoutPart,
  { classList, dataset }: Pick<HTMLElement, 'classList' | 'dataset'>,
): boolean {
  return classList.contains(`hide-${part}`) || (dataset.hide ?? '').split(' ').includes(part);
}
