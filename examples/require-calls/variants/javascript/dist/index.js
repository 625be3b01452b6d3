const load = ()=>require('mitt');
export { load };
