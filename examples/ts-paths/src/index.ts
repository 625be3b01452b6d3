export { pad } from '@/text/pad';
