export const endpoint = import.meta.env.PUBLIC_ENDPOINT;
