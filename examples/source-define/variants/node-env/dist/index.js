const version = "1.0.0";
const nodeEnv = "production";
function run() {
    return version;
}
export { nodeEnv, run, version };
