export const removed = (url: string) =>
  import(/* webpackIgnore: true */ /* webpackPrefetch: true */ url);

export const kept = (url: string) =>
  import(/* @vite-ignore */ /* @preserve webpackIgnore: true */ url);
