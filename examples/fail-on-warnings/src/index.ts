declare const require: (id: string) => unknown;

export let addon: unknown;
try {
  addon = require('./missing-addon');
} catch {}
