import type { ReactNode } from 'react';
export interface ButtonProps {
    children: ReactNode;
    onClick?: () => void;
}
export declare function Button({ children, onClick }: ButtonProps): import("react").JSX.Element;
