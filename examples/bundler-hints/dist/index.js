const removed = (url)=>import(url);
const kept = (url)=>import(/* @vite-ignore */ /* @preserve webpackIgnore: true */ url);
export { kept, removed };
