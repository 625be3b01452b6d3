const levels = [
    1,
    2,
    3
];
export { levels };
