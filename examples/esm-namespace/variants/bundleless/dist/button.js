const Root = 'button';
const Label = 'span';
export { Label, Root };
