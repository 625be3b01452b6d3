const sizes = [
    'small',
    'large'
];
export { sizes };
