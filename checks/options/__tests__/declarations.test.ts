import { tempFolder } from '../../../src/testing/tempFolder';
import { readDeclarations } from '../declarations';

// `npm run options` compares what this reads of the installed packages with the committed facts.
test('a package without the expected declarations is an error that names the file', () => {
  const folder = tempFolder({
    'node_modules/@rsbuild/core/package.json': '{ "types": "./config.d.ts" }',
    'node_modules/@rsbuild/core/config.d.ts': '',
  });
  expect(() => readDeclarations(folder)).toThrow(
    /config\.d\.ts {2}LibConfig is missing\. Fix: Correct "configFile"/,
  );
});
