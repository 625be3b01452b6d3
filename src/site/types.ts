/** A path from the root of the site, without the prefix of a language. */
export type SitePath = `/${string}`;

export type WebUrl = `${'http' | 'https'}://${string}`;

/** `svg` is for a custom icon: markup of one `<svg>` element, whose `<title>` names it. */
export type SocialIcon = 'github' | 'x' | 'discord' | { svg: `<svg${string}` };

/** `link` opens `content` in a new tab; the other modes show it in a popup. */
export type SocialLink = { icon: SocialIcon } & (
  { mode: 'link'; content: WebUrl } | { mode: 'text' | 'img' | 'dom'; content: string }
);

/** The link shows only if both fields have a value. */
export interface EditLink {
  docRepoBaseUrl: WebUrl | '';
  text: string;
}

/** Texts of the overview's filter. */
export interface OverviewTexts {
  filterNameText?: string;
  filterPlaceholderText?: string;
  /** `{keyword}` is replaced by the keyword: `No matching API found: {keyword}`. */
  filterNoResultText?: `${string}{keyword}${string}`;
}

/** Texts of the interface that the owner may change. A missing one keeps its built-in wording. */
export interface InterfaceTexts {
  outlineTitle?: string;
  /** Comes before the date: `Last updated`. */
  lastUpdatedText?: string;
  prevPageText?: string;
  nextPageText?: string;
  /** The home page's link to the source code of the product. */
  sourceCodeText?: string;
  searchPlaceholderText?: string;
  searchNoResultsText?: string;
  searchSuggestedQueryText?: string;
  overview?: OverviewTexts;
}

/** What differs in one language from the site's own facts and texts. */
export interface LocaleRecord extends InterfaceTexts {
  title?: string;
  tagline?: string;
  description?: string;
  editLink?: Partial<EditLink>;
}

interface NavText {
  text: string;
  /** The pathnames on which the entry is the current one. */
  activeMatch?: RegExp;
  /** A word beside the text, such as "new". */
  tag?: string;
}

export interface NavLink extends NavText {
  /** A page, or a URL elsewhere. */
  link: SitePath | WebUrl;
  items?: undefined;
}

/** Opens a menu of links. */
interface NavMenu extends NavText {
  items: [NavLink, ...NavLink[]];
  link?: undefined;
}

/** An entry of the top navigation, by default on the right side of the bar. */
export type NavItem = (NavLink | NavMenu) & { position?: 'left' | 'right' };

/** The texts are defaults for languages whose record in `localeRecords.ts` does not set them. */
export interface ThemeOptions extends InterfaceTexts {
  /** `false`: always light, and no toggle. */
  darkMode: boolean;
  /** Circular reveal when the color scheme is toggled. */
  enableAppearanceAnimation: boolean;
  /** Cross-fade from one page to the next. */
  enableContentAnimation: boolean;
  /** Show the front matter's `title` as the heading of a page without a level-1 heading. */
  fallbackHeadingTitle: boolean;
  /** `auto` hides the navbar while scrolling down; `never` keeps it; `always` renders none. */
  hideNavbar: 'auto' | 'never' | 'always';
  /** `auto` sends a first-time visitor to the browser's language. */
  localeRedirect: 'auto' | 'never';
  enableScrollToTop: boolean;
  /** Show when a page was last changed, from the history of its source file. */
  lastUpdated: boolean;
  editLink: EditLink;
  socialLinks: SocialLink[];
  /** `false`: no search button, no shortcuts, no index. `search.ts` names the engine. */
  search: boolean;
}

export interface SiteConfig {
  /** Origin the site is published at, without a path. */
  url: WebUrl;
  /**
   * Routes, feeds and headers assume the root of a domain: host the site on its own (sub)domain,
   * and set `SITE_URL` for a preview.
   */
  base: '/';
  title: string;
  /** Subtitle of the home page. */
  tagline: string;
  /** Of the home page, for its readers and for search engines. */
  description?: string;
  /** A path below `static/`. */
  icon: SitePath;
  /** The same, or one per color scheme. */
  logo: SitePath | { light: SitePath; dark: SitePath };
  logoText: string;
  /**
   * Versions of the documentation, segments of paths, which are served side by side; the menu shows
   * from the second on. The default is one of them.
   */
  multiVersion: { default: string; versions: string[] };
  markdown: { showLineNumbers: boolean; defaultWrapCode: boolean };
  route: {
    /** URLs have no suffix. */
    cleanUrls: true;
    /**
     * Glob patterns of files below `docs/` and `blog/` that pages include and that are not pages.
     */
    exclude: string[];
  };
  theme: ThemeOptions;
}
