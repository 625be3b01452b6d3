import type { Element } from 'hast';
import { select } from 'hast-util-select';
import type { Handle } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { Code } from 'mdast';

function fence(pre: Element, title = ''): Code {
  const [language = ''] = [select('code', pre)?.properties.className].flat();
  // The first word of the info string is the language, so a title needs one before it.
  const lang = String(language).slice('language-'.length) || (title ? 'text' : null);
  const meta = title ? `title="${title.replaceAll('"', "'")}"` : null;
  return { type: 'code', lang, meta, value: toString(pre) };
}

/** `<pre>` on its own → a fence with its language. */
export const pre: Handle = (_, element) => fence(element);

/** `<figure>` around code → a fence with language and title; another figure → its content. */
export const figure: Handle = (state, element) => {
  const sample = select('pre', element);
  if (!sample) return state.toFlow(state.all(element));
  const caption = select('figcaption', element);
  return fence(sample, caption && toString(caption));
};
