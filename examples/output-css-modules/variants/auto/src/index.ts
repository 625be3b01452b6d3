import styles from './card.css';

export const card = styles['card-title'];
