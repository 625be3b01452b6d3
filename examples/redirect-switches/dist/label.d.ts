export type Label = `label-${string}`;
export declare const label: Label;
