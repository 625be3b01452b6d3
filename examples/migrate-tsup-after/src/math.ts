export function clamp(value: number, limits: { min?: number; max?: number }) {
  return Math.min(
    Math.max(value, limits.min ?? -Infinity),
    limits.max ?? Infinity,
  );
}
