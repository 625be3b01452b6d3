import mitt from 'mitt';
import { square } from './shapes/square';

export const bus = mitt();
export const surface = (side: number): number => square(side);
