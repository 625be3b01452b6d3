export interface FirstLoad {
  /** Paths of external scripts, in order. */
  scripts: string[];
  stylesheets: string[];
  fonts: string[];
  /** URLs on other hosts that the page would load. */
  foreign: string[];
  /** Code of the inline scripts. */
  inlineScripts: string[];
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return match?.[1] ?? match?.[2] ?? match?.[3];
}

function isForeign(url: string): boolean {
  return /^(https?:)?\/\//.test(url);
}

/**
 * Lists what a browser fetches before a page of the built site works.
 *
 * @param html finished HTML
 */
export function firstLoad(html: string): FirstLoad {
  const load: FirstLoad = {
    scripts: [],
    stylesheets: [],
    fonts: [],
    foreign: [],
    inlineScripts: [],
  };
  const sort = (url: string, kind: 'scripts' | 'stylesheets' | 'fonts') =>
    (isForeign(url) ? load.foreign : load[kind]).push(url);

  for (const [, attributes = '', code = ''] of html.matchAll(
    /<script\b([^>]*)>([^]*?)<\/script>/gi,
  )) {
    const src = attribute(attributes, 'src');
    if (src) sort(src, 'scripts');
    // Data blocks (JSON-LD) run no code.
    else if (!/json/i.test(attribute(attributes, 'type') ?? '')) load.inlineScripts.push(code);
  }
  for (const [tag] of html.matchAll(/<link\b[^>]*>/gi)) {
    const rel = attribute(tag, 'rel')?.toLowerCase();
    const href = attribute(tag, 'href');
    if (!href) continue;
    const as = attribute(tag, 'as');
    if (rel === 'stylesheet') sort(href, 'stylesheets');
    else if ((rel === 'preload' && as === 'script') || rel === 'modulepreload')
      sort(href, 'scripts');
    else if (rel === 'preload' && as === 'font') sort(href, 'fonts');
    else if (rel === 'preconnect' || rel === 'dns-prefetch') load.foreign.push(href);
  }
  load.scripts = [...new Set(load.scripts)];
  return load;
}
