import { createGreeter } from './index';

const greeter = createGreeter();
greeter.events.on('greeting', (text) => {
  document.title = text;
});
greeter.welcome('reader');
