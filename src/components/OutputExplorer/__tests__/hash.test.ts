import { fromHash, toHash } from '../hash';

const switches = [
  { name: 'format', values: ['esm', 'cjs'] },
  { name: 'dts', values: ['off', 'on'] },
];

test('a choice comes back from its fragment', () => {
  const choice = { format: 'cjs', dts: 'on' };
  const hash = toHash('explorer', switches, choice);
  expect(hash).toBe('#explorer=cjs,on');
  expect(fromHash(hash, 'explorer', switches)).toEqual(choice);
});

test.each(['', '#explorer', '#explorer=cjs', '#explorer=cjs,x', '#other=cjs,on', '#explorer=%'])(
  '%j has no choice',
  (hash) => expect(fromHash(hash, 'explorer', switches)).toBeUndefined(),
);
