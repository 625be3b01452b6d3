import { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Text of the tooltip; without it the tooltip is hidden. */
  title?: string;
  children: ReactNode;
}

/**
 * Shows a short text below its content while that is hovered or has keyboard focus; Escape hides
 * it. The text repeats the accessible name of the content. CSS draws it, so that screen readers
 * don't announce it twice.
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
  const deactivate = () => setState('idle');
  const handlers = {
    onPointerEnter: activate,
    onPointerLeave: deactivate,
    onFocus: activate,
    onBlur: deactivate,
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
