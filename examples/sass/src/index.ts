import './theme.scss';
import styles from './badge.module.scss';

export const badgeClass = styles.badge;
