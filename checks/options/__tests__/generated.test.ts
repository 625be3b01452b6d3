import { checkGenerated } from '../rules/generated';

const facts = { type: 'boolean', default: 'true', topLevel: true };

test('options whose facts differ are reported, with the difference', () => {
  const committed = { same: facts, changed: facts, gone: facts };
  const actual = {
    same: facts,
    changed: { ...facts, default: 'false', cli: ['--x'] },
    added: facts,
  };
  const found = checkGenerated(committed, actual);
  expect(found.map(({ option }) => option)).toEqual(['changed', 'gone', 'added']);
  expect(found[0]).toMatchObject({
    message: 'the facts are not those of the installed package',
    fix: 'Run "npm run options", and check what it changes.',
    details: '- default: "true"\n+ default: "false"\n+ cli: ["--x"]',
  });
});
