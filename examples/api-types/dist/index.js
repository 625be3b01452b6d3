import { createRslib, loadConfig, loadEnv, mergeRslibConfig, runCLI } from "@rslib/core";
const functions = {
    createRslib: createRslib,
    loadConfig: loadConfig,
    loadEnv: loadEnv,
    mergeRslibConfig: mergeRslibConfig,
    runCLI: runCLI
};
function toPublic(instance) {
    return instance;
}
export { functions, toPublic };
