import { version } from './version';

declare global {
  interface Window {
    Widget: { version: string };
  }
}

window.Widget = { version };
