import { limits } from 'example-json-imports';
import raw from 'example-json-imports/limits.json' with { type: 'json' };

console.log(limits.maxDepth === raw.maxDepth);
