const origin = 'compilerOptions.paths';
export { origin };
