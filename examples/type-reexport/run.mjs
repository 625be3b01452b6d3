const library = await import('./dist/index.js');

console.log(library);
