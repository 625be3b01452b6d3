import type { ComponentProps, ReactNode } from 'react';
import styles from './Message.module.css';

/** What the dialog says in place of a list. */
export default function Message(props: ComponentProps<'div'>): ReactNode {
  return <div {...props} className={styles.message} />;
}
