import fs from 'node:fs';
import path from 'node:path';
import { feeds } from '../../src/config/feeds';
import { checkCrawlerFiles, checkIcons, checkImage, strangeFiles } from './checkFiles';
import { checkFeed } from './checkFeed';
import { checkNotFound, checkPage } from './checkPage';
import { fileOf, pages } from './site';

/** Reads the built site as crawlers, feed readers and apps that show links do. */
const buildDir = path.resolve('build');

function read(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

async function main(): Promise<void> {
  const routes = new Set(pages.map(({ route }) => route));
  const problems = [...strangeFiles(buildDir), ...checkCrawlerFiles(buildDir)];
  for (const page of pages) {
    const html = read(fileOf(page.route));
    const found = [
      ...checkPage(html, page, routes),
      ...checkImage(buildDir, page),
      ...checkIcons(buildDir, html),
    ];
    problems.push(...found.map((problem) => `${page.route}: ${problem}`));
  }
  for (const file of ['404.html', 'zh/404.html']) {
    problems.push(...checkNotFound(read(file)).map((problem) => `${file}: ${problem}`));
  }
  for (const feed of feeds) {
    problems.push(...(await checkFeed(read(feed.url), feed, (route) => read(fileOf(route)))));
  }
  for (const problem of problems) console.error(problem);
  console.log(`Heads of ${pages.length} pages, ${feeds.length} feeds: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

void main();
