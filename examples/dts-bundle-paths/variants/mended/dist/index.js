const levels = {
    low: 1,
    high: 9
};
export { levels };
