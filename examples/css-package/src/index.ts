import '@example/theme/theme.css';
import './panel.css';

export const panelClass = 'panel';
