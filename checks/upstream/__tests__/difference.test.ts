import { tempFolder } from '../../../src/testing/tempFolder';
import { differenceOf } from '../difference';

test('without the registry it says so', () => {
  process.env.npm_config_registry = 'http://127.0.0.1:9';
  process.env.npm_config_cache = tempFolder();
  expect(differenceOf('@docusaurus/core/lib/client/preload.js', '0.0.0-old', '0.0.0-new')).toMatch(
    /^npm cannot show the difference: .*ECONNREFUSED/,
  );
});
