/** Formats an amount of money. */
export function formatPrice(amount: number, currency = 'EUR'): string {
  return `${amount.toFixed(2)} ${currency}`;
}

/**
 * Used by the tests only.
 * @internal
 */
export function parsePrice(text: string): number {
  return Number.parseFloat(text);
}
