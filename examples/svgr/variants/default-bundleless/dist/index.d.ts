export declare const LogoIcon: import("react").ComponentType<import("react").SVGProps<SVGSVGElement>>;
export declare function Brand(): import("react").JSX.Element;
