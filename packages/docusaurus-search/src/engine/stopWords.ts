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
  '的 了 吗 呢 吧 么 是 在 和 与 及 或 我 你 它 请 把 被 让 给 对 为 从 到 ' +
  '用 要 想 能 会 哪 有 一个 里 中 上 下 不 或者 同样 同时 例如 必须 需要 仍然 ' +
  '某个 这种 并且 否则 根据 分别 当作 作为 然后 两者 自行 一起 位于 来自 本页 包括 ' +
  '写在 加上 写进 写成 变成 详见 下面 通过 表示 取决 每种 这条 这两 更多 不需要 ' +
  '对应 是否 情况 决定 改用 适用 上面 出现 希望 存在 一样 始终 只需要 一次 整个 ' +
  '一种 适合 一致 实际 每次 支持 处理 问题 方式 方法 办法 怎么办 说明 使用者 包含 ' +
  '原因 添加';

/** Characters that only make function words with each other: 也没有, 而不是, 如果. */
const functionCharacters =
  '的了吗呢吧么是在和与及或我你它他请把被让给对为从到用要想能会可怎哪什有没个这那里中上下不也' +
  '都只很其之而且又再才就还更最几此时后前由向于如果若则所因但即使各样自己已经任何以无论每些们';

const functionWord = new RegExp(`^[${functionCharacters}]{2,}$`);

const stopWords = new Set(`${english} ${chinese}`.split(' '));

/** Whether a word (in lower case) says little about the subject of a query: "how", "the", "怎么". */
export function isStopWord(word: string): boolean {
  return stopWords.has(word) || functionWord.test(word);
}
