import { version } from './version';

export const widget = { version };
