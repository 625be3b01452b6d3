import sidebars from '../../sidebars';
import { runChecks } from '../base/check';
import { report } from '../base/report';
import { requireBuild } from '../base/requireBuild';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { readContent } from '../content/content';
import { rules } from './rules';
import { readSite } from './site';

/** Reads the built site as crawlers, feed readers and language models do. */
async function main(): Promise<boolean> {
  const site = readSite(requireBuild(), readContent(root, sidebars));
  const issues = await runChecks(rules, site);
  const subject = `Built site: ${site.pages.length} pages, ${Object.keys(rules).length} rules`;
  return report(issues, subject);
}

void runCommand(main);
