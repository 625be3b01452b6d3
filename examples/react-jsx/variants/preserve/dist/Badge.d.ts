export declare function Badge({ count }: {
    count: number;
}): import("react").JSX.Element;
