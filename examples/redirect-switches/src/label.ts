export type Label = `label-${string}`;

export const label: Label = 'label-save';
