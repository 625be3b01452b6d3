import { schedule } from '../schedule';

interface Step {
  name: string;
  after?: string[];
  isWide?: boolean;
}

/** Runs steps for a tick each; those named `bad…` fail. Says what ran beside what, in order. */
async function plan(steps: Step[], cores = 2): Promise<string[]> {
  const running = new Set<string>();
  const log: string[] = [];
  const run = async ({ name }: Step) => {
    running.add(name);
    log.push([...running].join(' + '));
    await new Promise((resolve) => setImmediate(resolve));
    running.delete(name);
    return !name.startsWith('bad');
  };
  await schedule(steps, cores, run, ({ name }) => log.push(`no ${name}`));
  return log;
}

test('as many steps run as there are cores, in their order', async () => {
  const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  expect(await plan(steps)).toEqual(['a', 'a + b', expect.stringMatching(/c$/)]);
  expect(await plan(steps, 1)).toEqual(['a', 'b', 'c']);
});

test('nothing runs beside a wide step', async () => {
  const steps = [{ name: 'a', isWide: true }, { name: 'b' }, { name: 'c', isWide: true }];
  expect(await plan(steps)).toEqual(['a', 'b', 'c']);
});

test('a step waits for those that it needs, and lets others pass', async () => {
  const steps = [{ name: 'site', after: ['build'] }, { name: 'build' }, { name: 'lint' }];
  expect(await plan(steps)).toEqual(['build', 'build + lint', expect.stringMatching(/site$/)]);
});

test('a step whose needs fail does not run; the others do', async () => {
  const steps = [
    { name: 'bad build' },
    { name: 'site', after: ['bad build'] },
    { name: 'more', after: ['site'] },
    { name: 'lint' },
  ];
  const log = await plan(steps, 1);
  expect(log).toEqual(['bad build', 'no site', 'no more', 'lint']);
});

test('a need that is not there is told', async () => {
  await expect(plan([{ name: 'site', after: ['build'] }])).rejects.toThrow('not there: site');
});
