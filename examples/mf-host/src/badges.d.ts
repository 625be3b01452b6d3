declare module 'badges' {
  import type { JSX } from 'react';

  export function Badge(props: { start: number }): JSX.Element;
}
