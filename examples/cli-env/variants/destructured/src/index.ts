const { PUBLIC_ENDPOINT } = process.env;
const name = 'PUBLIC_ENDPOINT';

export const destructured = PUBLIC_ENDPOINT;
export const computed = process.env[name];
export const missing = process.env.PUBLIC_MISSING;
export const written = process.env['PUBLIC_ENDPOINT'];
