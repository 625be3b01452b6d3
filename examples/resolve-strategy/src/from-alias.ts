export const origin = 'resolve.alias';
