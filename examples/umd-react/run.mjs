import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import * as React from 'react';
import { renderToString } from 'react-dom/server';

const page = vm.createContext({ React });
const script = readFileSync('dist/index.umd.js', 'utf8');
vm.runInContext(script, page);

console.log(renderToString(React.createElement(page.Counter.Counter)));
if (script.includes('react.transitional.element')) {
  throw new Error('The UMD file contains the JSX runtime.');
}
