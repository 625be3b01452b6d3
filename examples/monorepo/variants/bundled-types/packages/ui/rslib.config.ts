import { mergeRslibConfig } from '@rslib/core';
import { base } from '../../rslib.base';

export default mergeRslibConfig(base, {
  lib: [{ id: 'esm', dts: { bundle: true } }],
});
