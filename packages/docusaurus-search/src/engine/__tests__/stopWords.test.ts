import { isStopWord } from '../stopWords';

test.each(['the', '的', '也没有', '而不是', '为什么', '只需要'])('%s is a stop word', (word) => {
  expect(isStopWord(word)).toBe(true);
});

// 只 is what 只输出 is about, as in 只输出 d.ts.
test.each(['types', '类型', '只', '不同', '多个', '上下文'])('%s is none', (word) => {
  expect(isStopWord(word)).toBe(false);
});
