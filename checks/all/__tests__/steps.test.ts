import fs from 'node:fs';
import path from 'node:path';
import { scripts } from '../../../package.json';
import { root } from '../../base/root';
import { stepsWith } from '../steps';

/** The check that a step runs, as a file. */
function fileOf(script: string): string | undefined {
  const [name = ''] = script.split(' ');
  return /^tsx (\S+)/.exec((scripts as Record<string, string>)[name] ?? '')?.[1];
}

const cached = stepsWith('--no-cache').filter(({ script }) => {
  const file = fileOf(script);
  return (
    file?.startsWith('checks/') &&
    fs.readFileSync(path.join(root, file), 'utf8').includes('openCache(')
  );
});

test('--no-cache reaches every check that has a cache', () => {
  expect(cached.map(({ name }) => name).sort()).toEqual([
    'downloads',
    'examples',
    'options',
    'samples',
    'storybook',
  ]);
  for (const { script } of cached) expect(script).toMatch(/ --no-cache$/);
});

test('the browser tests pass over what has not changed only without --no-cache', () => {
  const commandOf = (flags: string) =>
    stepsWith(flags).find(({ name }) => name === 'browser')?.script;
  expect(commandOf('')).toMatch(/ --changed$/);
  expect(commandOf('--no-cache')).not.toContain('--changed');
});

test('a step only needs steps that are before it in the list', () => {
  const steps = stepsWith('');
  steps.forEach(({ after = [] }, at) => {
    expect(steps.slice(0, at).map(({ name }) => name)).toEqual(expect.arrayContaining([...after]));
  });
});
