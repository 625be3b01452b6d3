import arrow from './images/arrow.svg';

export const icons = { arrow };
