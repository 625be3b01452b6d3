'use strict';
Object.defineProperty(exports, '__esModule', { value: true });

// SWC compiles "export" to such a function, whose names Node.js doesn't detect.
function _export(target, all) {
  for (const name in all)
    Object.defineProperty(target, name, { enumerable: true, get: all[name] });
}

_export(exports, { shout: () => shout });

const shout = (text) => `${text.toUpperCase()}!`;
