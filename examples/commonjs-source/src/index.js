import words from './words.cjs';

export const greet = (name) => `${words.hello}, ${name}`;
