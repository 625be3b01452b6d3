export declare function Badge({ start }: {
    start: number;
}): import("react").JSX.Element;
