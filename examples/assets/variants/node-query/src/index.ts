import arrow from './images/arrow.svg?url';

export const icons = { arrow };
