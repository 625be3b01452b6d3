import './setup';

export const version = 1;
