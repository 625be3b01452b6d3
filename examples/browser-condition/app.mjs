import { readFile } from 'node:fs/promises';
import { build } from 'vite';

await build({
  configFile: false,
  logLevel: 'silent',
  build: {
    lib: { entry: 'use.mjs', formats: ['es'], fileName: 'app' },
    minify: false,
    outDir: 'app',
  },
});

const app = await readFile('app/app.js', 'utf8');
console.log(app.includes('fetch(') ? 'browser build' : 'Node.js build');
