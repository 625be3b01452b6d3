import { loadCodec } from '@example/optional-dependency';

console.log(await loadCodec());
