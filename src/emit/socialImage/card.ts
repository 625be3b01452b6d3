import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { socialImageSize } from '../../site/socialImage';
import type { CardColors } from './background';
import type { CardTexts } from './cardTexts';
import { titleSize } from './titleSize';

/** Space around the texts, in px. */
const padding = { top: 66, side: 80, bottom: 62 };
const lineWidth = socialImageSize.width - 2 * padding.side;

/** Font families in the order in which characters are looked up. */
export const fontFamilies = ['latin', 'latin-ext', 'chinese-simplified'] as const;

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function box(style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement {
  return h('div', { style: { display: 'flex', ...style } }, ...children);
}

/** Text that is truncated after `lineClamp` lines. */
function lines(lineClamp: number, style: CSSProperties, text: string): ReactElement {
  return h(
    'div',
    { style: { display: 'block', lineClamp, wordBreak: 'break-word', ...style } },
    text,
  );
}

/**
 * Layout of the texts for satori: name and section at the top, title and description at the bottom.
 */
export function card(texts: CardTexts, colors: CardColors): ReactElement {
  const { title, description, section, siteName } = texts;
  // Latin text of this size looks better with tighter spacing; Chinese characters and kana do not.
  const letterSpacing = eastAsian.test(title) ? '0' : '-0.03em';
  return box(
    {
      flexDirection: 'column',
      ...socialImageSize,
      boxSizing: 'border-box',
      padding: `${padding.top}px ${padding.side}px ${padding.bottom}px`,
      color: colors.text,
      fontFamily: fontFamilies.join(', '),
    },
    box({ fontSize: 44, fontWeight: 700, letterSpacing: '-0.02em' }, siteName),
    box({ marginTop: 8, fontSize: 30, fontWeight: 700, color: colors.link }, section),
    box({ flexGrow: 1 }),
    lines(
      2,
      { fontSize: titleSize(title, lineWidth), fontWeight: 700, lineHeight: 1.16, letterSpacing },
      title,
    ),
    lines(
      3,
      { marginTop: 22, fontSize: 28, lineHeight: 1.5, color: colors.secondary },
      description,
    ),
  );
}
