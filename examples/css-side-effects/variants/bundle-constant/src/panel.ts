import './panel.css';

export const panelClass = 'panel';
