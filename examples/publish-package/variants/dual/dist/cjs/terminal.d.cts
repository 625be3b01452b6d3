/** Formats an amount of money in green. */
export declare function formatGreen(amount: number): string;
//# sourceMappingURL=terminal.d.cts.map