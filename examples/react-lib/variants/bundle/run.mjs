import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from './dist/index.js';

console.log(renderToStaticMarkup(createElement(Button, null, 'Save')));
