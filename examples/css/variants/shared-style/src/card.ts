import styles from './card.module.css';

export function createCard(): HTMLElement {
  const card = document.createElement('section');
  card.className = styles.card;
  return card;
}
