/* Save tool, MIT licence */
#!/usr/bin/env node
console.log('saved');
export { };
