/*! basket 1.0.0, MIT */
import { sum } from './sum';

// Prices are in cents.
/** Adds up the prices of a basket. */
export function total(prices: number[]): number {
  const subtotal = /* @__PURE__ */ sum(prices);
  return subtotal;
}

const neverUsed = (): string => 'gone';
