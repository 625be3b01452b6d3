/** What a page or the whole site may have at most. A guide has the first of `words` that fits. */
export const limits = {
  words: [
    [/^guide\/start\/quick-start\./, 600],
    [/^guide\/solution\/(?!index\.)/, 900],
    [/^guide\//, 1500],
  ] as readonly (readonly [RegExp, number])[],
  wordsBeforeConfig: 150,
  messages: 0,
  codeBlocks: 10,
  sentences: 15,
};
