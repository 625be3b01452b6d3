import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { StepCounter } from './dist/index.js';

const app = createSSRApp({ render: () => h(StepCounter, { step: 2 }) });
console.log(await renderToString(app));
