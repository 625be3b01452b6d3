export { Badge } from './Badge.js';
