import { defineConfig } from '@rslib/core';

const globals = `declare global {
  interface Window {
    theme: string;
  }
}`;

export default defineConfig({
  lib: [{ dts: { bundle: true }, footer: { dts: globals } }],
  output: { target: 'web' },
});
