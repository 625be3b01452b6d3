export const endpoint = process.env.PUBLIC_ENDPOINT;
