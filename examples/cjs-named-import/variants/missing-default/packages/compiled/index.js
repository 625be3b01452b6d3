'use strict';
Object.defineProperty(exports, '__esModule', { value: true });

exports.shout = (text) => `${text.toUpperCase()}!`;
