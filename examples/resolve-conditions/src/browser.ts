export const platform = () => 'browser';
