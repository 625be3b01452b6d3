import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Brand } from './dist/index.js';

console.log(renderToStaticMarkup(createElement(Brand)));
