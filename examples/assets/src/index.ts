import './panel.css';
import arrow from './images/arrow.svg';
import logo from './images/logo.png';

export const icons = { arrow, logo };
