import { compareFacts } from '../compare';

const facts = {
  a: { version: '1.0.0', dependencies: { b: '^1.0.0' } },
  b: { version: '1.0.0', dependencies: { b: '^1.0.0', c: '^2.0.0' } },
};
const json = JSON.stringify(facts, null, 2);

test('facts that the manifest has are right, whatever else it has', () => {
  expect(compareFacts(json, ['a'], facts.a, { ...facts.b, license: 'MIT' })).toEqual([]);
});

test('a stale fact is reported with its line and the new value', () => {
  const manifest = { version: '1.0.0', dependencies: { b: '^1.1.0' } };
  expect(compareFacts(json, ['b'], facts.b, manifest)).toMatchObject([
    { line: 11, message: 'b → dependencies → b is ^1.1.0, not ^1.0.0' },
    { line: 12, message: 'b → dependencies → c is gone, not ^2.0.0' },
  ]);
});
