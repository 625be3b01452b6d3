// @ts-expect-error The remote declares no types.
import { Tooltip } from 'tooltips/tooltip';

export { Tooltip };
export { Badge } from './Badge';
