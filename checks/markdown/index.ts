import fs from 'node:fs';
import path from 'node:path';
import { defaultLocale, localeCodes } from '../../src/config/locales';
import { localeHome } from '../../src/lib/localeUrl';
import { checkSite } from './checkSite';

const dir = path.resolve('build');
const home = path.join(dir, 'index.html');
if (!fs.existsSync(home)) {
  throw new Error(`${dir} holds no built site. Run "npm run build" first.`);
}
const homes = localeCodes.map((locale) =>
  localeHome(locale, { defaultLocale, locales: localeCodes }),
);
const { pages, problems } = checkSite(dir, homes);

console.log(`Markdown of ${pages} pages compared with the pages.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
