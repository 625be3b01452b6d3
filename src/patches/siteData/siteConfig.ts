import type { DocusaurusConfig } from '@docusaurus/types';

/** What the browser needs of the site's configuration; the build sets it. */
declare const __SITE_CONFIG__: DocusaurusConfig;

export default __SITE_CONFIG__;
