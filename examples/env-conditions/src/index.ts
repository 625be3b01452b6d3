export function size(value: number): string {
  if (process.env.NODE_ENV !== 'production' && value < 0)
    console.warn(`size(${value}) is negative`);
  return `${value}px`;
}
