import { socialImageSize } from '../../site/socialImage';

/** CSS colors by role. */
export type CardColors = Readonly<
  Record<'page' | 'text' | 'secondary' | 'link' | 'glow' | 'glowWarm', string>
>;

const { width, height } = socialImageSize;

/** Center of the rings and of the logo, and the length of the logo's edge, in px. */
const center = { x: 1000, y: 176 };
const logoEdge = 232;
const rings = [345, 258, 176];

/** The stars of the home page: position and radius in px, not overlapping the texts. */
const stars: [x: number, y: number, radius: number, color: 'glow' | 'glowWarm'][] = [
  [722, 84, 7, 'glow'],
  [690, 214, 5, 'glowWarm'],
  [900, 44, 5, 'glow'],
  [812, 276, 5, 'glow'],
  [1148, 312, 7, 'glow'],
  [1150, 60, 5, 'glowWarm'],
];
const barHeight = 14;

/**
 * Scales a drawing into a square. A group renders three times as fast as a nested image, which
 * needs its own layer.
 *
 * @throws Error if the drawing is not an SVG with a `viewBox`
 */
function place(svg: string, x: number, y: number, edge: number): string {
  const [, attributes = '', content = ''] = /<svg\b([^>]*)>([^]*)<\/svg>\s*$/.exec(svg) ?? [];
  const [left, top, w = 0, h = 0] = (/viewBox="([^"]*)"/.exec(attributes)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const scale = edge / Math.max(w, h);
  if (!Number.isFinite(scale)) throw new Error('The logo must be an SVG with a viewBox.');
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-(left ?? 0)} ${-(top ?? 0)})">${content}</g>`;
}

/**
 * Markup of the background of an image, for use inside an `<svg>`: the home page's glow, its stars,
 * and the logo. The glow is drawn as flat rings, which take a tenth of the bytes of a blur.
 *
 * @param logo SVG
 * @throws Error if the logo is not an SVG with a `viewBox`
 */
export function background(logo: string, colors: CardColors): string {
  const circle = (x: number, y: number, radius: number, fill: string, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" fill-opacity="${opacity}"/>`;
  return [
    `<rect width="${width}" height="${height}" fill="${colors.page}"/>`,
    ...rings.map((radius) => circle(center.x, center.y, radius, colors.glow, 0.075)),
    ...stars.map(([x, y, radius, color]) => circle(x, y, radius, colors[color], 0.75)),
    `<linearGradient id="bar"><stop stop-color="${colors.link}"/><stop offset="0.55" stop-color="${colors.glow}"/><stop offset="1" stop-color="${colors.glowWarm}"/></linearGradient>`,
    `<rect y="${height - barHeight}" width="${width}" height="${barHeight}" fill="url(#bar)"/>`,
    place(logo, center.x - logoEdge / 2, center.y - logoEdge / 2, logoEdge),
  ].join('');
}
