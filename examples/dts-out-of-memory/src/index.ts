export type { CompilerOptions } from 'typescript';

export function open(): Window | null {
  return window.open();
}
