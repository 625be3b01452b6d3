export { default as Content } from './Content';
export { default as KeySheet } from './KeySheet';
