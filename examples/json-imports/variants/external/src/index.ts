import manifest from 'react/package.json' with { type: 'json' };

export const reactName: string = manifest.name;
