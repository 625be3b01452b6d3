let count = 0;

self.onmessage = () => {
  count += 1;
  self.postMessage(count);
};
