#!/usr/bin/env node
/* Save tool, MIT licence */
console.log('saved');
export { };
