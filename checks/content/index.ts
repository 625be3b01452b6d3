import sidebars from '../../sidebars';
import { runChecks } from '../base/check';
import { report } from '../base/report';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { readContent } from './content';
import { rules } from './rules';

async function main(): Promise<boolean> {
  const content = readContent(root, sidebars);
  const issues = await runChecks(rules, content);
  const subject = `Content: ${content.sources.length} pages, ${Object.keys(rules).length} rules`;
  return report(issues, subject);
}

void runCommand(main);
