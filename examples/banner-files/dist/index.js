/* Save button, MIT licence */
const label = 'Save';
export { label };

/* end of script */