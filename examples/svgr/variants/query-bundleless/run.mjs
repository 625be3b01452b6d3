import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const { Brand } = await import('./dist/index.js');

try {
  console.log(renderToStaticMarkup(createElement(Brand)));
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
