import * as styles from './card.module.css';

export const card = styles.cardTitle;
