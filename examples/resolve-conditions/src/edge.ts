export const platform = () => 'edge';
