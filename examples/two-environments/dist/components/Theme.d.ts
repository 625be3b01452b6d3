import type { ReactNode } from 'react';
export declare function Theme({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;
