import { double } from './index';

export const passed: boolean = double(2) === 4;
