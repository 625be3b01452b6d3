import type { ReactNode } from 'react';
import Icon from '../Icon';
import styles from './IconButton.module.css';

export interface Props {
  /** Outline of the icon. */
  icon: string;
  label: string;
  onClick: () => void;
}

/** A button without words; its label shows when the pointer rests on it. */
export default function IconButton({ icon, label, onClick }: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  );
}
