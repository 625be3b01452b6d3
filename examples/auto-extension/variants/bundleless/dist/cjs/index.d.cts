export { answer } from './answer.cjs';
