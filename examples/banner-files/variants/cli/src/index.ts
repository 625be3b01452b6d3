#!/usr/bin/env node
console.log('saved');
