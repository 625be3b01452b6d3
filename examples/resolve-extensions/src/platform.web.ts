export const platform = () => 'web';
