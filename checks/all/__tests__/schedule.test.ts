import { schedule } from '../schedule';

interface Step {
  name: string;
  after?: string[];
  usesAllCores?: boolean;
  isBlocking?: boolean;
}

/** Runs each step for one tick and logs what is running at each start; steps named `bad…` fail. */
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

test('as many steps run at once as there are cores, in the order of the list', async () => {
  const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  expect(await plan(steps)).toEqual(['a', 'a + b', expect.stringMatching(/c$/)]);
  expect(await plan(steps, 1)).toEqual(['a', 'b', 'c']);
});

test('steps that use all cores run alone, after the others', async () => {
  const steps = [
    { name: 'a', usesAllCores: true },
    { name: 'b' },
    { name: 'c', usesAllCores: true },
  ];
  expect(await plan(steps)).toEqual(['b', 'a', 'c']);
});

test('a step waits for those that it needs while others run', async () => {
  const steps = [{ name: 'build' }, { name: 'site', after: ['build'] }, { name: 'lint' }];
  expect(await plan(steps)).toEqual(['build', 'build + lint', expect.stringMatching(/site$/)]);
});

test('a step does not run if one that it needs fails; the others do', async () => {
  const steps = [
    { name: 'bad build' },
    { name: 'site', after: ['bad build'] },
    { name: 'more', after: ['site'] },
    { name: 'lint' },
  ];
  const log = await plan(steps, 1);
  expect(log).toEqual(['bad build', 'lint', 'no site', 'no more']);
});

test('a step that does not block is waited for, whether it passes or fails', async () => {
  const steps = [
    { name: 'bad setup', isBlocking: false },
    { name: 'samples', after: ['bad setup'] },
  ];
  expect(await plan(steps)).toEqual(['bad setup', 'samples']);
});

test('a step does not wait for one that is not in the list', async () => {
  expect(await plan([{ name: 'site', after: ['build'] }])).toEqual(['site']);
});
