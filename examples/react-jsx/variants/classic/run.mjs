import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Badge } from './dist/index.js';

try {
  console.log(renderToStaticMarkup(createElement(Badge, { count: 3 })));
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
  process.exitCode = 1;
}
