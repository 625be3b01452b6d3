import { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface Props {
  /** What the tooltip says; it is hidden when it has nothing to say. */
  title?: string;
  children: ReactNode;
}

/**
 * Shows a few words below its content while that is hovered or has the focus of the keyboard; Escape takes them away. They
 * repeat what the content is named anyway, so they are no text of the page: CSS draws them, and screen readers do not hear
 * them a second time.
 */
export default function Tooltip({ title, children }: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'active' | 'dismissed'>('idle');

  useEffect(() => {
    if (state !== 'active') return undefined;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState('dismissed');
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [state]);

  if (!title) return children;
  const activate = () => setState('active');
  const rest = () => setState('idle');
  const handlers = {
    onPointerEnter: activate,
    onPointerLeave: rest,
    onFocus: activate,
    onBlur: rest,
  };
  return (
    <span
      className={styles.root}
      data-title={state === 'dismissed' ? undefined : title}
      {...handlers}
    >
      {children}
    </span>
  );
}
