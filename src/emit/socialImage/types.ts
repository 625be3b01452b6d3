/** Texts of the image of a page. */
export interface CardTexts {
  title: string;
  description: string;
  /** Section of the site that the page belongs to; empty if there is none to show. */
  section: string;
  siteName: string;
}

/** CSS colors by role. */
export interface CardColors {
  page: string;
  text: string;
  secondary: string;
  link: string;
  glow: string;
  glowWarm: string;
}
