import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Length in characters beyond which code becomes a block instead of lines of inline code. */
const maxInline = 60;

/** Highlighted code of a type or a default, inline if it is short. */
export default function Code({ html }: { html: string }): ReactNode {
  const text = html.replace(/<[^>]*>/g, '');
  const isLong = text.length > maxInline || text.includes('\n');
  return (
    <code
      className={isLong ? styles.lines : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
