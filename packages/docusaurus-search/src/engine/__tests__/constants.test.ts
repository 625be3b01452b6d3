import fs from 'node:fs';
import path from 'node:path';

test('the search library tells of what was shown after 400 ms', () => {
  const file = 'node_modules/@algolia/autocomplete-plugin-algolia-insights/dist/esm';
  const source = fs.readFileSync(path.resolve(file, 'createAlgoliaInsightsPlugin.js'), 'utf8');
  expect(source).toContain('VIEW_EVENT_DELAY = 400;');
});
