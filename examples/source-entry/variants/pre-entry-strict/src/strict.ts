'use strict';

console.log('set up');
