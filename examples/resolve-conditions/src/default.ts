export const platform = () => 'default';
