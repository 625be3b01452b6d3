const version = v1;
const nodeEnv = process.env.NODE_ENV;
function run() {
    return version;
}
export { nodeEnv, run, version };
