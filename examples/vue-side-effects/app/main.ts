import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { SaveButton } from '@example/vue-side-effects';

const app = createSSRApp({ render: () => h(SaveButton) });
console.log(await renderToString(app));
