import { mergeRslibConfig } from '@rslib/core';
import { base } from '../../rslib.base';

export default mergeRslibConfig(base, {
  lib: [{ id: 'esm', banner: { js: '/* @example/ui */' } }],
});
