const { PUBLIC_ENDPOINT: PUBLIC_ENDPOINT } = process.env;
const src_name = 'PUBLIC_ENDPOINT';
const destructured = PUBLIC_ENDPOINT;
const computed = process.env[src_name];
const missing = process.env.PUBLIC_MISSING;
const written = "https://api.example.com";
export { computed, destructured, missing, written };
