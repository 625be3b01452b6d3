import notes from './notes.txt';

export { notes };
