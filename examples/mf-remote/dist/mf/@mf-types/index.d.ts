export * from './compiled-types/index';
export { default } from './compiled-types/index';