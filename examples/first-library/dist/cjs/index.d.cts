/** `mix(0, 10, 0.25)` is `2.5`; the weight is kept between 0 and 1. */
export declare function mix(from: number, to: number, weight: number): number;
