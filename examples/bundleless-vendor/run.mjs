import { events } from './dist/index.js';

events.on('ping', () => console.log('pong'));
events.emit('ping');
