import type { App } from 'vue';
import AcmeButton from './components/AcmeButton.vue';
import AcmeTag from './components/AcmeTag.vue';

export { AcmeButton, AcmeTag };

export function install(app: App): void {
  app.component('AcmeButton', AcmeButton);
  app.component('AcmeTag', AcmeTag);
}
