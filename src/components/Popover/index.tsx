import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { useInViewport } from './useInViewport';
import { usePopover, type PopoverOptions } from './usePopover';
import styles from './styles.module.css';

export interface Props extends PopoverOptions {
  /** A control beside the button; hovering over it opens the panel, too. */
  before?: ReactNode;
  /** Content of the button that opens the panel. */
  trigger: ReactNode;
  /** Accessible name of the button, if its content isn't text. */
  label?: string;
  triggerClassName?: string;
  panelClassName?: string;
  /** Which edges of button and panel are aligned. */
  align?: 'start' | 'end';
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button and the panel it opens below itself. */
export default function Popover({
  before,
  trigger,
  label,
  triggerClassName,
  panelClassName,
  align = 'start',
  children,
  ...options
}: Props): ReactNode {
  const panelId = useId();
  const { open, setOpen, root, trigger: button, toggle, ...pointer } = usePopover(options);
  const panel = useInViewport(open);

  return (
    <div className={styles.root} ref={root} {...pointer}>
      {before}
      <button
        ref={button}
        type="button"
        className={clsx(styles.trigger, triggerClassName)}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={panelId}
        className={clsx(styles.panel, styles[align], panelClassName)}
        hidden={!open}
      >
        {typeof children === 'function' ? children(() => setOpen(false)) : children}
      </div>
    </div>
  );
}
