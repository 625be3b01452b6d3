const english =
  'a an and any are as at be but by can could did do does for from get had has have how i if in into is it its let ' +
  'like make me my no not of on one or our should so than that the their them then there these they this to use ' +
  'used using want was we were what when where which while who why will with without would you your ' +
  'also because both cannot each else every here instead itself just more must only other own same such too well still ' +
  't s doesn don isn aren didn wasn hasn haven wouldn shouldn couldn all see another unless whether those later ' +
  'even most again otherwise always once whole between about some per whose above below including ' +
  'need needs needed therefore never either already everything yes mean means apply applies affect affects ' +
  'contain contains becomes become stay stays put take takes give gives treat treats two way ways follow follows ' +
  'following re com library libraries';

const chinese =
  '的 了 吗 呢 吧 么 是 在 和 与 及 或 我 你 它 请 把 被 让 给 对 为 从 到 用 要 想 能 会 可以 怎么 怎样 怎么样 如何 ' +
  '什么 为什么 哪 哪个 哪些 哪里 有 没有 一个 这个 那个 使用 里 中 上 下 不 ' +
  '如果 或者 所以 因为 以及 不会 不是 就是 它们 其中 这样 这里 这些 同样 同时 例如 你的 它的 必须 不能 不要 也可以 需要 自己 只有 ' +
  '因此 其他 都会 的是 仍然 某个 这种 并且 否则 即可 根据 已经 任何 而不是 各个 分别 只能 当作 也不会 此时 作为 然后 ' +
  '只在 两者 如下 以上 以下 自行 一起 即使 不再 位于 来自 本页 用于 请在 请用 对于 之后 包括 可能 中的 写在 加上 写进 ' +
  '写成 变成 详见 所在 所有 每个 下面 通过 表示 取决 每种 这条 这两 更多 不需要 对应 是否 情况 之前 决定 改用 适用 ' +
  '上面 出现 希望 存在 那样 都是 无论 也不 才能 一样 都可以 始终 只需要 一次 整个 一种 适合 一致 实际 每次 用到 ' +
  '支持 处理 问题 方式 方法 办法 怎么办 说明 使用者 包含 原因 添加';

const stopWords = new Set(`${english} ${chinese}`.split(' '));

/** Whether a word (in lower case) says little about the subject of a query: "how", "the", "怎么". */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
