import './panel.css';
import logo from './logo.svg';

export { logo };
export const loadEditor = () => import('./editor');
