import { Button } from './dist/index.js';

console.log(Object.keys(Button).join(', '));
