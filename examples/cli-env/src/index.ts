export const endpoint = process.env.PUBLIC_ENDPOINT;
export const sameValue = import.meta.env.PUBLIC_ENDPOINT;
export const token = process.env.API_TOKEN;
export const nodeEnv = process.env.NODE_ENV;
export const base = process.env.BASE_URL;
export const mode = import.meta.env.MODE;
