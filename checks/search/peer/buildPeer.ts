import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import {
  defaultLocale,
  homeOf,
  localeCodes,
  locales,
  type Locale,
} from '../../../src/site/locales';
import { localeOf, withoutLocale } from '../../../src/site/localeUrl';
import { filesOf as builtFiles, routesOf } from '../../../src/emit/hosting/builtSite';
import { hostFiles } from '../../../src/emit/hosting/staticHost';
import { filesOf, writeFiles } from '../../base/files';
import { root } from '../../base/root';

/** Name and version of the other search. */
export const peer = ['@easyops-cn/docusaurus-search-local', '0.55.3'] as const;

/** Out of the way of Git and of the checks, and where Node.js finds the packages of this site. */
const siteDir = path.join(root, '.docusaurus/search-peer');

/** As `create-docusaurus` makes it, with the settings that the other search recommends. */
const config: Config = {
  title: 'Peer',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: true },
  i18n: { defaultLocale, locales: [...localeCodes], localeConfigs: locales },
  markdown: {
    format: 'md',
    mdx1Compat: { headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
  themes: [
    [peer[0], { hashed: true, language: ['en', 'zh'], docsRouteBasePath: '/', indexBlog: false }],
  ],
};

/** `package.json` of a site that shares Docusaurus and React with this one. */
function describePackage(): string {
  const scoped = fs.readdirSync(path.join(root, 'node_modules/@docusaurus'));
  const shared = ['react', 'react-dom', ...scoped.map((name) => `@docusaurus/${name}`)];
  const links = shared.map((name) => [name, `file:${path.join(root, 'node_modules', name)}`]);
  const dependencies: unknown = Object.fromEntries([peer, ['@node-rs/jieba', '1.10.4'], ...links]);
  return JSON.stringify({ dependencies });
}

/** Returns the pages of a built site as docs: the Markdown that the build emits for each. */
function readPages(build: string): [file: string, text: string][] {
  const markdown = (route: string) => `${route}${route.endsWith('/') ? 'index' : ''}.md`;
  return routesOf(builtFiles(build)).map((route) => {
    const locale = localeOf(route);
    const translations = `i18n/${locale}/docusaurus-plugin-content-docs/current`;
    const folder = locale === defaultLocale ? 'docs' : translations;
    const text = fs.readFileSync(path.join(build, markdown(route)), 'utf8');
    return [folder + markdown(withoutLocale(route, locale)), text];
  });
}

function run(command: string): void {
  const { status } = spawnSync(command, { cwd: siteDir, shell: true, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`"${command}" in ${path.relative(root, siteDir)}/ failed; see above.`);
}

/**
 * Builds a stock site with another search and the text and routes of this one.
 *
 * @param build folder of this site's build
 * @returns folder of the other build
 * @throws Error that names the command that failed
 */
export function buildPeer(build: string): string {
  for (const folder of ['docs', 'i18n'])
    fs.rmSync(path.join(siteDir, folder), { recursive: true, force: true });
  const files = filesOf({
    'package.json': describePackage(),
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config)};`,
    // The server expects this file.
    [`static/${hostFiles.headers}`]: '',
    ...Object.fromEntries(readPages(build)),
  });
  writeFiles(siteDir, files);
  run('npm install --no-audit --no-fund --loglevel=error');
  run(`node "${require.resolve('@docusaurus/core/bin/docusaurus.mjs')}" build`);
  return path.join(siteDir, 'build');
}

/** Reads the URLs of the pages by their titles, from the index of the other search. */
export function readTitles(build: string, locale: Locale): Map<string, string> {
  const file = path.join(build, homeOf(locale), 'search-index.json');
  const [{ documents }] = JSON.parse(fs.readFileSync(file, 'utf8')) as [
    { documents: { t: string; u: string }[] },
  ];
  return new Map(documents.map(({ t, u }) => [t, u]));
}
