import { currentFacts } from '../compare';

test('facts have the values of the manifest, which may have more or lack some', () => {
  const facts = { version: '1.0.0', dependencies: { b: '^1.0.0', c: '^2.0.0' } };
  const manifest = { version: '1.0.0', dependencies: { b: '^1.1.0' }, license: 'MIT' };
  expect(currentFacts(facts, manifest)).toEqual({
    version: '1.0.0',
    dependencies: { b: '^1.1.0', c: 'gone' },
  });
});
