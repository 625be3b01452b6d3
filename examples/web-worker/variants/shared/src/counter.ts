import { countWords } from './countWords.ts';

self.onmessage = ({ data }: MessageEvent<string>) => {
  self.postMessage(countWords(data));
};
