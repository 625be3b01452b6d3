export declare function AcmeResolver(name: string): {
    name: string;
    from: string;
} | undefined;
