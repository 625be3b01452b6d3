import type { HtmlTagObject } from '@docusaurus/types';

function tag(tagName: string, attributes: Record<string, string>): HtmlTagObject {
  return { tagName, attributes };
}

/**
 * Icons of the site. Browsers that do not support SVG icons use the `.ico`; the others prefer the
 * SVG.
 *
 * @param icon path of the icon below `static/`, `/img/favicon.svg`
 * @param baseUrl base of the language, with slashes at both ends
 */
export function iconTags(icon: string, baseUrl: string): HtmlTagObject[] {
  const href = (file: string) => baseUrl + file.slice(1);
  const type: Record<string, string> = icon.endsWith('.svg') ? { type: 'image/svg+xml' } : {};
  return [
    tag('link', { rel: 'icon', href: href('/favicon.ico'), sizes: '32x32' }),
    tag('link', { rel: 'icon', href: href(icon), ...type }),
    tag('link', { rel: 'apple-touch-icon', href: href('/img/apple-touch-icon.png') }),
  ];
}

/**
 * The color of the browser's toolbars: the page's background in each color scheme of the system.
 *
 * @param dark omitted if the site is always light
 */
export function themeColorTags(light: string, dark?: string): HtmlTagObject[] {
  if (!dark) return [tag('meta', { name: 'theme-color', content: light })];
  return Object.entries({ light, dark }).map(([scheme, content]) =>
    tag('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content }),
  );
}
