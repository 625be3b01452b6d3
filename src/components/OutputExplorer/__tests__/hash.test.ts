import { fromHash } from '../hash';

const switches = [
  { name: 'format', values: ['esm', 'cjs'] },
  { name: 'dts', values: ['off', 'on'] },
];

test.each(['', '#explorer', '#explorer=cjs', '#explorer=cjs,x', '#other=cjs,on', '#explorer=%'])(
  '%j has no choice',
  (hash) => expect(fromHash(hash, 'explorer', switches)).toBeUndefined(),
);
