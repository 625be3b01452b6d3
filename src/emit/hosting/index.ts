import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { homeOf, localeCodes } from '../../site/locales';
import { readSearchSettings } from '../../site/search';
import { filesOf } from './builtSite';
import { inlineHashes } from './inlineHashes';
import { inlineStyles } from './inlineStyles';
import { contentPolicy, securityHeaders } from './policy';
import { headerRules, hostFiles, renderHeaders } from './staticHost';

/**
 * Puts the styles into the finished pages of a language, and writes what hosts have to know about
 * all languages that are built: Docusaurus builds one after the other and doesn't tell which is the
 * last, so each one replaces the settings of those before it.
 *
 * The headers for nginx are beside the folder of the built site, in `deploy/generated/`.
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
  const pages = files.filter((file) => file.endsWith('.html'));
  const hashes = inlineHashes(pages.map((file) => fs.readFileSync(path.join(build, file), 'utf8')));
  const security = securityHeaders(contentPolicy(hashes, readSearchSettings(process.env)));

  // Netlify needs a rule for the not-found page of a folder; Cloudflare finds the page itself.
  const redirects = localeCodes
    .map(homeOf)
    .filter((home) => home !== '/' && files.includes(`${home}404.html`))
    .map((home) => `${home}* ${home}404.html 404\n`);
  const nginxHeaders = Object.entries(security).map(
    ([name, value]) => `add_header ${name} "${value}" always;\n`,
  );
  fs.writeFileSync(path.join(build, hostFiles.headers), renderHeaders(headerRules(security)));
  fs.writeFileSync(path.join(build, hostFiles.redirects), redirects.join(''));
  fs.mkdirSync(generated, { recursive: true });
  fs.writeFileSync(path.join(generated, 'headers.conf'), nginxHeaders.join(''));
}
