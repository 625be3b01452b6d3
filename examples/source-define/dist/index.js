const version = "1.0.0";
const nodeEnv = process.env.NODE_ENV;
function run() {
    return version;
}
export { nodeEnv, run, version };
