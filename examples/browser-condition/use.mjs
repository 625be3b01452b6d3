import { load } from '@example/browser-condition';

console.log(await load('settings.json'));
