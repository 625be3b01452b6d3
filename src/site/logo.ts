import { site } from './site';

/** Paths of the logo in the light and the dark theme, which may be the same. */
export const logo =
  typeof site.logo === 'string' ? { light: site.logo, dark: site.logo } : site.logo;
