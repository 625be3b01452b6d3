declare function clamp(value: number, limits: {
    min?: number;
    max?: number;
}): number;

export { clamp };
