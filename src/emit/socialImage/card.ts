import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { readToken } from '../../css/tokens';
import { socialImageSize } from '../../site/socialImage';

/** Texts of the image of a page. */
export interface CardTexts {
  title: string;
  description: string;
  /** Section of the site that the page belongs to; empty if there is none to show. */
  section: string;
  siteName: string;
}

const colors = {
  page: readToken('--color-page'),
  text: readToken('--color-text'),
  secondary: readToken('--color-text-secondary'),
  link: readToken('--color-link'),
  glow: readToken('--color-glow'),
  glowWarm: readToken('--color-glow-warm'),
};

/** Space around the texts, in px. */
const padding = { top: 66, side: 80, bottom: 62 };
const lineWidth = socialImageSize.width - 2 * padding.side;

/** Font families in the order in which characters are looked up. */
export const fontFamilies = ['latin', 'latin-ext', 'chinese-simplified'] as const;

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

const eastAsian = /[\u1100-\u11ff\u2e80-\uffef]|[\u{20000}-\u{3ffff}]/u;

/** Sizes of titles in px, the largest first. The smallest is still legible on a phone. */
const titleSizes = [92, 84, 76, 68, 60, 52];

/**
 * Size of a title in px: the largest at which the title fits into one line, or else into two. A
 * title that is too long for every size is truncated.
 */
export function titleSize(title: string): number {
  // Bold Latin letters of Noto Sans are a little narrower on average; Han characters take 1 em.
  const width = [...title].reduce((sum, char) => sum + (eastAsian.test(char) ? 1 : 0.58), 0);
  const fits = (size: number, lines: number) => width * size <= lineWidth * lines;
  // A line break leaves part of the line unused.
  return (
    titleSizes.find((size) => size >= 68 && fits(size, 1)) ??
    titleSizes.find((size) => size <= 76 && fits(size, 1.9)) ??
    52
  );
}

function box(style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement {
  return h('div', { style: { display: 'flex', ...style } }, ...children);
}

function circle(x: number, y: number, radius: number, backgroundColor: string, opacity: number) {
  const edge = 2 * radius;
  const place = { left: x - radius, top: y - radius, width: edge, height: edge };
  return box({ position: 'absolute', ...place, borderRadius: radius, backgroundColor, opacity });
}

/** Text in front of what is positioned, truncated after `lineClamp` lines. */
function lines(lineClamp: number, style: CSSProperties, text: string): ReactElement {
  const own = { display: 'block', position: 'relative', lineClamp, wordBreak: 'break-word' };
  return h('div', { style: { ...own, ...style } }, text);
}

/**
 * Layout of an image for satori: name and section at the top, title and description at the bottom,
 * in front of the home page's glow, its stars and the logo. The glow is drawn as flat rings, which
 * take a tenth of the bytes of a blur.
 *
 * @param logo SVG
 */
export function card(texts: CardTexts, logo: string): ReactElement {
  const { title, description, section, siteName } = texts;
  // Latin text of this size looks better with tighter spacing; Chinese characters and kana do not.
  const letterSpacing = eastAsian.test(title) ? '0' : '-0.03em';
  const { x, y } = center;
  const src = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  const logoPlace = {
    position: 'absolute',
    left: x - logoEdge / 2,
    top: y - logoEdge / 2,
  } as const;
  return box(
    {
      flexDirection: 'column',
      ...socialImageSize,
      boxSizing: 'border-box',
      padding: `${padding.top}px ${padding.side}px ${padding.bottom}px`,
      color: colors.text,
      backgroundColor: colors.page,
      fontFamily: fontFamilies.join(', '),
    },
    ...rings.map((radius) => circle(x, y, radius, colors.glow, 0.075)),
    ...stars.map(([left, top, radius, color]) => circle(left, top, radius, colors[color], 0.75)),
    box({
      position: 'absolute',
      bottom: 0,
      left: 0,
      width: '100%',
      height: 14,
      backgroundImage: `linear-gradient(90deg, ${colors.link}, ${colors.glow} 55%, ${colors.glowWarm})`,
    }),
    h('img', { src, width: logoEdge, height: logoEdge, style: logoPlace }),
    box({ fontSize: 44, fontWeight: 700, letterSpacing: '-0.02em' }, siteName),
    box({ marginTop: 8, fontSize: 30, fontWeight: 700, color: colors.link }, section),
    box({ flexGrow: 1 }),
    lines(
      2,
      { fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.16, letterSpacing },
      title,
    ),
    lines(
      3,
      { marginTop: 22, fontSize: 28, lineHeight: 1.5, color: colors.secondary },
      description,
    ),
  );
}
