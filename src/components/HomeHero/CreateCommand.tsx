import type { ReactNode } from 'react';
import { product } from '@site/src/config/product';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/** The command that creates a project, ready to be copied. */
export default function CreateCommand(): ReactNode {
  return (
    <p className={styles.command}>
      <code>{product.createCommand}</code>
      <CopyButton readCode={() => product.createCommand} />
    </p>
  );
}
