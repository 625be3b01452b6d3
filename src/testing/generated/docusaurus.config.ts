import { site } from '../../site/site';

export default {
  title: site.title,
  url: site.url,
  baseUrl: '/',
  titleDelimiter: '|',
  trailingSlash: undefined,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: { experimental_router: 'browser' },
  themeConfig: { navbar: {} },
  customFields: {},
};
