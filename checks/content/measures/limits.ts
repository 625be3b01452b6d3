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
  /** Of all Chinese pages together. */
  chinese: {
    '请 per 1,000 characters': 4,
    '如果……，请…… per 1,000 characters': 0.8,
    '； per 1,000 characters': 0.8,
    '% of sentences that begin with 如果': 8,
    'characters per 它': 1250,
  },
};
