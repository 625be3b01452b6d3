export const field = () => 'browser';
