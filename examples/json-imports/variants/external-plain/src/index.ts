import manifest from 'react/package.json';

export const reactName: string = manifest.name;
