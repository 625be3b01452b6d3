import './save.css';

export const label: string = 'Save';
