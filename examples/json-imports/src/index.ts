import limits from './limits.json';
import { maxDepth } from './limits.json';

export { limits, maxDepth };
