import { bus } from './index';

bus.emit('ready');
