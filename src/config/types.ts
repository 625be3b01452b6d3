/** `svg` is for a custom icon: markup of one `<svg>` element, whose `<title>` names it. */
export type SocialIcon = 'github' | 'x' | 'discord' | { svg: string };

export interface SocialLink {
  icon: SocialIcon;
  /** `link` opens `content` in a new tab; the others show it in a popup (specification section 2.2). */
  mode: 'link' | 'text' | 'img' | 'dom';
  content: string;
}

/** A path below `static/`, or one per colour scheme. */
export type Logo = string | { light: string; dark: string };

export interface ThemeOptions {
  /** `false`: always light, and no toggle. */
  darkMode: boolean;
  /** Circular reveal when the colour scheme is toggled. */
  enableAppearanceAnimation: boolean;
  /** `auto` hides the navbar while scrolling down; `never` keeps it; `always` renders none. */
  hideNavbar: 'auto' | 'never' | 'always';
  /** `auto` sends a first-time visitor to the browser's language. */
  localeRedirect: 'auto' | 'never';
  enableScrollToTop: boolean;
  /** Show when a page was last changed, from the history of its source file. */
  lastUpdated: boolean;
  /** The link shows only when both fields are set; the text itself is translated. */
  editLink: { docRepoBaseUrl: string; text: boolean };
  socialLinks: SocialLink[];
}

export interface SiteConfig {
  /** Origin the site is published at, without a path. */
  url: string;
  title: string;
  tagline: string;
  icon: string;
  logo: Logo;
  logoText: string;
  /** Versions of the documentation that are served beside each other; the menu shows from the second on. */
  multiVersion: { default: string; versions: string[] };
  markdown: { showLineNumbers: boolean; defaultWrapCode: boolean };
  theme: ThemeOptions;
}
