import fs from 'node:fs';
import path from 'node:path';
import { contentPolicy, securityHeaders } from './policy';
import { redirectsOf } from './redirects';
import { homeOf, localeCodes } from '../config/locales';
import { readSearchSettings } from '../config/search';
import { filesOf, routesOf, sectionsOf } from './builtSite';
import { inlineHashes } from './inlineHashes';
import { inlineStyles } from './inlineStyles';
import { renderMaps, renderRelease, renderServer } from './nginx';
import { headerRules, hostFiles, renderHeaders, renderRedirects } from './staticHost';

// Runs after the build of all languages instead of as a plugin: Docusaurus runs plugins in parallel
// and per language, so none of them sees all final pages, whose scripts the policy has to list. The
// folders can be set by arguments: tests serve another site, which uses Algolia.
const [buildDir = 'build', generatedDir = 'deploy/generated'] = process.argv.slice(2);
const build = path.resolve(buildDir);
const generated = path.resolve(generatedDir);

async function main(): Promise<void> {
  await inlineStyles(build, filesOf(build));
  const files = filesOf(build);
  const routes = routesOf(files);
  const redirects = redirectsOf(sectionsOf(routes, localeCodes));
  const pages = files.filter((file) => file.endsWith('.html'));
  const hashes = inlineHashes(pages.map((file) => fs.readFileSync(path.join(build, file), 'utf8')));
  const security = securityHeaders(contentPolicy(hashes, readSearchSettings(process.env)));

  const notFoundPages = localeCodes.map((locale) => [locale, `${homeOf(locale)}404.html`] as const);
  const otherHomes = localeCodes.map(homeOf).filter((home) => home !== '/');

  fs.mkdirSync(generated, { recursive: true });
  for (const [file, content] of [
    [path.join(build, hostFiles.headers), renderHeaders(headerRules(security))],
    [path.join(build, hostFiles.redirects), renderRedirects(redirects, otherHomes)],
    [
      path.join(generated, 'maps.conf'),
      renderMaps({ routes, redirects, notFoundPages: Object.fromEntries(notFoundPages) }),
    ],
    [path.join(generated, 'server.conf'), renderServer(security)],
    [path.join(generated, 'release.conf'), renderRelease('/srv/rslib/current/build')],
  ] as const)
    fs.writeFileSync(file, content);

  console.log(
    `Hosting: ${routes.length} pages, ${hashes.scripts.length} inline scripts and ${hashes.styles.length} inline styles ` +
      `in the content policy. Written: ${buildDir}/_headers, ${buildDir}/_redirects, ${generatedDir}/.`,
  );
}

void main();
