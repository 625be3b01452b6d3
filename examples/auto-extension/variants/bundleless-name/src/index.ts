export { answer } from './answer';
