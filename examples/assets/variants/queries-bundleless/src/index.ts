import arrow from './images/arrow.svg?raw';
import dot from './images/dot.svg?inline';
import logo from './images/logo.png?url';

export const icons = { arrow, dot, logo };
