const endpoint = process.env.PUBLIC_ENDPOINT;
export { endpoint };
