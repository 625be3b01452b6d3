export { platform } from '#platform';
