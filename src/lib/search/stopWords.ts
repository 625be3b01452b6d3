const english =
  'a an and any are as at be but by can could did do does for from get had has have how i if in into is it its let ' +
  'like make me my no not of on one or our should so than that the their them then there these they this to use ' +
  'used using want was we were what when where which while who why will with without would you your';

const chinese =
  '的 了 吗 呢 吧 么 是 在 和 与 及 或 我 你 它 请 把 被 让 给 对 为 从 到 用 要 想 能 会 可以 怎么 怎样 怎么样 如何 ' +
  '什么 为什么 哪 哪个 哪些 哪里 有 没有 一个 这个 那个 使用 里 中 上 下 不';

const stopWords = new Set(`${english} ${chinese}`.split(' '));

/** Tells whether a word (in lower case) says little about what is looked for: "how", "the", "怎么". */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
