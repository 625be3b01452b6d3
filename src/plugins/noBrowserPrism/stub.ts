/** What the theme imports from prism-react-renderer; without languages it is never called. */
export const Prism = {};
