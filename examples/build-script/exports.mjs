import * as core from '@rslib/core';

console.log(Object.keys(core).sort().join('\n'));
