export { base as default } from '../../rslib.base';
