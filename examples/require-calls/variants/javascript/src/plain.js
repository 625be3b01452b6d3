export const load = () => require('mitt');
