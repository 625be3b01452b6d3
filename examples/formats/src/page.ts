import { greet } from './index';

document.title = greet('reader');
