export { default as Content } from './Content';
export { fieldOf } from './fieldOf';
export { default as KeySheet } from './KeySheet';
export { run } from './run';
