import { noFileText, startText } from '../answer';

test('for files that only a build makes, the answer names the commands', () => {
  for (const page of ['/', '/guide/start/quick-start', '/config/index.html'])
    expect(noFileText(page)).toBeUndefined();
  for (const file of ['/config/lib/dts.md', '/search/1.json'])
    expect(noFileText(file)).toMatch(/run "npm run build" and "npm run serve"\.$/);
});

test('for a language whose server is not running, the answer names the command', () => {
  expect(startText('zh')).toContain('"npm start -- --locale zh"');
});
