/** What the image of a page says. */
export interface CardTexts {
  title: string;
  description: string;
  /** Section of the site that the page belongs to; empty where the page stands for itself. */
  section: string;
  siteName: string;
  /** BCP 47. */
  language: string;
}

/** Colours by role, as CSS writes them. */
export interface CardColors {
  page: string;
  text: string;
  secondary: string;
  link: string;
  glow: string;
  glowWarm: string;
}
