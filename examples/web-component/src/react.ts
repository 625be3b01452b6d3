import type { HTMLAttributes, RefAttributes } from 'react';
import type { AcmeCounter } from './AcmeCounter';

interface AcmeCounterProps
  extends HTMLAttributes<AcmeCounter>, RefAttributes<AcmeCounter> {
  start?: number;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'acme-counter': AcmeCounterProps;
    }
  }
}
