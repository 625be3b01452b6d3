export declare function Brand(): import("react").JSX.Element;
