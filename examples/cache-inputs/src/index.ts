import './panel.css';

export const endpoint = process.env.PUBLIC_ENDPOINT;
