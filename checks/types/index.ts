import { spawnSync } from 'node:child_process';
import { report } from '../base/report';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { typeIssues } from './typeIssues';

void runCommand(() => {
  const { stdout, status, error } = spawnSync('tsc', ['--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
    shell: true,
  });
  if (error) throw error;

  const issues = typeIssues(stdout);
  if (status !== 0 && issues.length === 0) throw new Error(stdout);
  return report(issues, 'Types');
});
