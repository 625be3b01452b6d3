export { upper } from './utils/upper';
