export { origin } from '#origin';
