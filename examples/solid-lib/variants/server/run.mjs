import { createComponent } from 'solid-js';
import { renderToString } from 'solid-js/web';
import { Counter } from 'example-solid-lib';

console.log(renderToString(() => createComponent(Counter, { label: 'Clicks' })));
