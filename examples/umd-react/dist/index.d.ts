export declare function Counter(): import("react").JSX.Element;
