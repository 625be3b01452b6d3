export const origin = 'compilerOptions.paths';
