import * as library from 'example-use-client';

console.log(Object.keys(library));
