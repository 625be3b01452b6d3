import type { LayoutPart } from './site/layoutParts';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- React's interface has it
  interface HTMLAttributes<T> {
    /**
     * Makes the element a part of the layout, which styles hide where the URL or the page says so,
     * and on paper: see `css/page.css` and `css/print.css`.
     */
    'data-layout-part'?: LayoutPart;
  }
}
