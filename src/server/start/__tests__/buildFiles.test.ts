import path from 'node:path';
import { buildFiles } from '../buildFiles';

test('the files that the build loads are listed, not those of the browser', async () => {
  const root = path.resolve(__dirname, '../../../..');
  const files = (await buildFiles(root)).map((file) => path.relative(root, file));
  expect(files).toEqual(
    expect.arrayContaining([
      'docusaurus.config.ts',
      'src/site/site.ts',
      'src/site/options/generated.json',
      'src/content/remark/optionFacts.ts',
      'src/client/inline/languageRedirect.ts',
      'src/client/inline/redirectTarget.ts',
    ]),
  );
  expect(files).not.toContain('src/theme/Root/index.tsx');
  expect(files).not.toContain('src/site/tools.ts');
});
