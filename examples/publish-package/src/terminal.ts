import pc from 'picocolors';
import { formatPrice } from './index';

/** Formats an amount of money in green. */
export function formatGreen(amount: number): string {
  return pc.green(formatPrice(amount));
}
