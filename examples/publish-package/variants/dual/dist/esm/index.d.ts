/** Formats an amount of money. */
export declare function formatPrice(amount: number, currency?: string): string;
//# sourceMappingURL=index.d.ts.map