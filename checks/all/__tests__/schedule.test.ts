import { schedule } from '../schedule';

interface Step {
  name: string;
  after?: string[];
  usesAllCores?: boolean;
  isBlocking?: boolean;
}

/** Runs each step for one tick and logs what is running at each start; steps named `bad…` fail. */
async function plan(steps: Step[]): Promise<string[]> {
  const running = new Set<string>();
  const log: string[] = [];
  const run = async ({ name }: Step) => {
    running.add(name);
    log.push([...running].join(' + '));
    await new Promise((resolve) => setImmediate(resolve));
    running.delete(name);
    return !name.startsWith('bad');
  };
  await schedule(steps, 2, run, ({ name }) => log.push(`no ${name}`));
  return log;
}

const build = { name: 'build' };
const lint = { name: 'lint' };
const site = { name: 'site', after: ['build'] };

test.each<[string, Step[], unknown[]]>([
  [
    'at most as many as allowed run at once, in the order of the list',
    [build, lint, { name: 'types' }],
    ['build', 'build + lint', expect.stringMatching(/^\w+( \+ types)?$|^types$/)],
  ],
  [
    'those that use all cores run alone, after the others',
    [{ ...build, usesAllCores: true }, lint, { name: 'examples', usesAllCores: true }],
    ['lint', 'build', 'examples'],
  ],
  [
    'one waits for those that it needs while others run',
    [build, site, lint],
    ['build', 'build + lint', expect.stringMatching(/site$/)],
  ],
  [
    'one does not run if one that it needs fails; the others do',
    [{ name: 'bad' }, { ...site, after: ['bad'] }, { name: 'size', after: ['site'] }, lint],
    ['bad', 'bad + lint', 'no site', 'no size'],
  ],
  [
    'one that does not block is waited for, whether it passes or fails',
    [
      { name: 'bad', isBlocking: false },
      { name: 'samples', after: ['bad'] },
    ],
    ['bad', 'samples'],
  ],
  ['one does not wait for another that is not in the list', [site], ['site']],
])('of the steps, %s', async (_, steps, log) => {
  expect(await plan(steps)).toEqual(log);
});
