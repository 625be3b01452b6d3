import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Badge } from './dist/index.js';

console.log(renderToStaticMarkup(createElement(Badge, { count: 3 })));
