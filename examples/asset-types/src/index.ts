import './reset.css';
import styles from './card.module.css';
import logo from './logo.png';

export const cardClass: string = styles.card;
export const logoUrl = logo;
