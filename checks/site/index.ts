import sidebars from '../../sidebars';
import { runChecks } from '../base/check';
import { report } from '../base/report';
import { root } from '../base/root';
import { readContent } from '../content/content';
import { datedFiles } from './datedFiles';
import { rules } from './rules';
import { readSite } from './site';
import { measureSite } from './size/size';

/** Reads the built site as crawlers, feed readers, language models and browsers do. */
async function main(): Promise<void> {
  const site = readSite(root, readContent(root, sidebars), datedFiles(root));
  const { budget, sizes } = measureSite(site);
  console.log('First load, bytes after brotli 11');
  console.table({
    ...Object.fromEntries(
      sizes.map(({ page, js, css, html }) => [page, { JavaScript: js, CSS: css, HTML: html }]),
    ),
    budget: { JavaScript: budget.js, CSS: budget.css },
  });
  const issues = await runChecks(rules, site);
  const subject = `Built site: ${site.pages.length} pages, ${rules.length} rules`;
  process.exitCode = report(issues, subject) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
