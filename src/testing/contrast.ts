/** `#fff` → `[255, 255, 255]` */
function channels(hex: string): number[] {
  const digits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex) ? hex.slice(1) : '';
  if (!digits) throw new Error(`"${hex}" is not an opaque color like #fff or #1f2328.`);
  const width = digits.length / 3;
  return [0, 1, 2].map((at) => {
    const channel = digits.slice(at * width, (at + 1) * width);
    return parseInt(width === 1 ? channel + channel : channel, 16);
  });
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Contrast of two colors by WCAG 2.2, 1 to 21.
 *
 * @throws Error that names the color if it is not `#rgb` or `#rrggbb`
 */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The opaque color of a ground that is partly covered: `#000` over `#fff` at 0.2 → `#cccccc`. */
export function mix(color: string, ground: string, opacity: number): string {
  const under = channels(ground);
  const mixed = channels(color).map((channel, at) =>
    Math.round(channel * opacity + (under[at] ?? 0) * (1 - opacity)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
