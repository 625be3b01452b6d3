import { mergeRslibConfig } from '@rslib/core';
import { base } from '../../rslib.base';

export default mergeRslibConfig(base, {
  source: { tsconfigPath: './tsconfig.build.json' },
});
