/**
 * Limits a number to a range.
 *
 * @param {number} value
 * @param {{ min?: number; max?: number }} range
 * @returns {number}
 */
export declare function clamp(value: number, { min, max }: {
    min?: number;
    max?: number;
}): number;
