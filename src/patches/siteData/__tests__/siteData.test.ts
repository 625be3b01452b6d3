import { sidebarsOnly } from '..';

test('the docs of a version are left out, its sidebars are not', () => {
  const version = { label: 'Next', docsSidebars: { guide: [{ type: 'link' }] } };
  const docs = { 'guide/start': { title: 'Start', description: 'How to start' } };
  expect(sidebarsOnly(JSON.stringify({ version: { ...version, docs } }))).toEqual({
    version: { ...version, docs: {} },
  });
});

test('properties of other routes stay as they are', () => {
  expect(sidebarsOnly('{"tags":[]}')).toEqual({ tags: [] });
});
