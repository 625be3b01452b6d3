import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { homeOf, localeCodes } from '../../site/locales';
import { readSearchSettings } from '../../site/search';
import { filesOf, routesOf, sectionsOf } from './builtSite';
import { inlineHashes } from './inlineHashes';
import { inlineStyles } from './inlineStyles';
import { renderMaps, renderNginxHeaders, renderRelease } from './nginx';
import { contentPolicy, securityHeaders } from './policy';
import { redirectsOf } from './redirects';
import { headerRules, hostFiles, renderHeaders, renderRedirects } from './staticHost';

/**
 * Puts the styles into the finished pages of a language, and writes what hosts have to know about
 * all languages that are built: Docusaurus builds one after the other and doesn't tell which is the
 * last, so each one replaces the settings of those before it.
 *
 * The settings of nginx are beside the folder of the built site, in `deploy/generated/`.
 */
export async function prepareHosting({
  outDir,
  baseUrl,
}: Pick<Props, 'outDir' | 'baseUrl'>): Promise<void> {
  const build = path.join(outDir, path.posix.relative(baseUrl, '/'));
  const generated = path.join(build, '../deploy/generated');
  // The default language, whose folder contains the others, comes first and empties it.
  const ofLanguage = filesOf(build).filter((file) => file.startsWith(baseUrl));
  await inlineStyles(build, ofLanguage);

  const files = filesOf(build);
  const routes = routesOf(files);
  const redirects = redirectsOf(sectionsOf(routes, localeCodes));
  const pages = files.filter((file) => file.endsWith('.html'));
  const hashes = inlineHashes(pages.map((file) => fs.readFileSync(path.join(build, file), 'utf8')));
  const security = securityHeaders(contentPolicy(hashes, readSearchSettings(process.env)));

  const notFoundPages = localeCodes
    .map((locale) => [locale, `${homeOf(locale)}404.html`] as const)
    .filter(([, file]) => files.includes(file));
  const otherHomes = notFoundPages.map(([locale]) => homeOf(locale)).filter((home) => home !== '/');

  fs.mkdirSync(generated, { recursive: true });
  for (const [file, content] of [
    [path.join(build, hostFiles.headers), renderHeaders(headerRules(security))],
    [path.join(build, hostFiles.redirects), renderRedirects(redirects, otherHomes)],
    [
      path.join(generated, 'maps.conf'),
      renderMaps({ routes, redirects, notFoundPages: Object.fromEntries(notFoundPages) }),
    ],
    [path.join(generated, 'headers.conf'), renderNginxHeaders(security)],
    [path.join(generated, 'release.conf'), renderRelease('/srv/rslib/current/build')],
  ] as const)
    fs.writeFileSync(file, content);
}
