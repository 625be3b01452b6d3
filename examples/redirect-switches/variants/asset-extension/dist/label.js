const label = 'label-save';
export { label };
