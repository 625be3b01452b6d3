import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Notice.module.css';

const show = (popover: HTMLDivElement | null) => popover?.showPopover?.();

/** What the reader is told above the page, at its top right corner. */
export default function Notice({
  className,
  ...props
}: ComponentProps<'div'> & { popover: 'auto' | 'manual' }): ReactNode {
  return <div {...props} ref={show} className={clsx(styles.notice, className)} />;
}
