import type { Readable } from 'node:stream';

export const folder: string = __dirname;
export const file: string = __filename;

export function openStream(): Readable {
  const { Readable } = require('node:stream') as typeof import('node:stream');
  return Readable.from(['a']);
}

export function loadPlugin(name: string): unknown {
  return require(name);
}
