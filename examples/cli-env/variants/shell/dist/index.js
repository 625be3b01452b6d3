const endpoint = "https://shell.example.com";
const sameValue = "https://shell.example.com";
const token = process.env.API_TOKEN;
const nodeEnv = process.env.NODE_ENV;
const base = process.env.BASE_URL;
const mode = import.meta.env.MODE;
export { base, endpoint, mode, nodeEnv, sameValue, token };
