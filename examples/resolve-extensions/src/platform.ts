export const platform = () => 'any';
