import type { App } from 'vue';
import AcmeButton from './components/AcmeButton.vue';
import AcmeTag from './components/AcmeTag.vue';
export { AcmeButton, AcmeTag };
export declare function install(app: App): void;
