const pick = (options)=>options?.name ?? 'none';
export { pick };
