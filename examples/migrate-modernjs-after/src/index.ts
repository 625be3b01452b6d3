import mitt from 'mitt';
import { fileSize } from './fileSize';

export const reports = mitt<{ size: number }>();

export function report(path: string): void {
  reports.emit('size', fileSize(path) ?? 0);
}
