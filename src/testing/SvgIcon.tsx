import type { ComponentProps, ReactNode } from 'react';

/** Stub of every SVG file, which the bundler turns into a component. */
export default function SvgIcon(props: ComponentProps<'svg'>): ReactNode {
  return <svg aria-hidden="true" {...props} />;
}
