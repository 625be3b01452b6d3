export { default } from 'mitt';
