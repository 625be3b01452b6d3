export const Root = 'button';
export const Label = 'span';
