export const endpoint = process.env.LIB_ENDPOINT;
