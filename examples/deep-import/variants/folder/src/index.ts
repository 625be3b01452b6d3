export { format } from '@example/tools/format';
