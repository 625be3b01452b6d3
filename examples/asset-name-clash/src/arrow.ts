import url from './arrow.svg';

export const arrow = { url, width: 16 };
