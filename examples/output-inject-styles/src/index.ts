import './reset.css';

export const version = 1;
