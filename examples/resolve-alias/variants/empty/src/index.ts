import 'mitt';
import { log } from '@/log';

export { log };
