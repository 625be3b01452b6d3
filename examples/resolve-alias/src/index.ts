import mitt from 'mitt';
import { log } from '@/log';

export const bus = mitt();
export { log };
