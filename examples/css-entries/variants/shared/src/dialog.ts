import './panel.css';

export const dialogClass = 'panel dialog';
