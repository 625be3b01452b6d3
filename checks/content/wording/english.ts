import fs from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';
import retextContractions from 'retext-contractions';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Problem } from './problem';

const grammar = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .use(retextContractions, { straight: true });

function findGrammarMistakes(text: string): Problem[] {
  const file = new VFile(text);
  grammar.runSync(grammar.parse(file), file);
  return file.messages.map(({ reason, place, expected }) => ({
    index: place && 'start' in place ? (place.start.offset ?? 0) : 0,
    message: reason.replaceAll('`', '"'),
    fix: expected?.[0] === undefined ? 'Correct it.' : `Write "${expected[0]}".`,
  }));
}

/** Reads a Hunspell dictionary. Its module can't be loaded, since it has a top-level `await`. */
function dictionary(name: string): nspell {
  const folder = path.dirname(require.resolve(name));
  const read = (file: string) => fs.readFileSync(path.join(folder, file));
  return nspell(read('index.aff'), read('index.dic'));
}

const american = dictionary('dictionary-en');
const british = dictionary('dictionary-en-gb');

/** Finds words that only British English has, such as "behaviour". */
function findBritishWords(text: string): Problem[] {
  return [...text.matchAll(/\b[a-z]+\b/gi)].flatMap(({ 0: word, index }) => {
    if (american.correct(word) || !british.correct(word)) return [];

    const [suggestion = ''] = american.suggest(word);
    return [
      {
        index,
        message: `"${word}" is British spelling`,
        fix: `Write "${suggestion}", as in the US.`,
      },
    ];
  });
}

/** Finds mistakes in an English text: articles, repeated words, contractions, British spelling. */
export function findEnglishMistakes(text: string): Problem[] {
  return [...findGrammarMistakes(text), ...findBritishWords(text)];
}
