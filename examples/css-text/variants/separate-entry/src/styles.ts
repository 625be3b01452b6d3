export { default } from './badge.css?raw';
