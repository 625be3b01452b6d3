export { DocsPreferredVersionContextProvider as Versions } from '@docusaurus/plugin-content-docs/client';
export { useDocsContextualSearchTags as useVersionTags } from '@docusaurus/plugin-content-docs/client';
