import type * as rslib from '@rslib/core';
import type { BuildOptions, BuildResult, CreateRslibOptions, InspectConfigOptions, InspectConfigResult, LoadConfigOptions, LoadConfigResult, LoadEnvOptions, LoadEnvResult, OnAfterCreateRsbuildFn, RslibConfig, RunCLIOptions, StartDevServerResult, StartMFDevServerOptions } from '@rslib/core';
interface Functions {
    createRslib(options?: CreateRslibOptions): Promise<RslibInstance>;
    loadConfig(options?: LoadConfigOptions): Promise<LoadConfigResult>;
    loadEnv(options?: LoadEnvOptions): LoadEnvResult;
    mergeRslibConfig(...configs: (RslibConfig | undefined)[]): RslibConfig;
    runCLI(options?: RunCLIOptions): void;
}
interface RslibInstance {
    build(options?: BuildOptions): Promise<BuildResult>;
    inspectConfig(options?: InspectConfigOptions): Promise<InspectConfigResult>;
    startMFDevServer(options?: StartMFDevServerOptions): Promise<StartDevServerResult>;
    getRslibConfig(): Readonly<RslibConfig>;
    onAfterCreateRsbuild(callback: OnAfterCreateRsbuildFn): void;
}
export declare const functions: Functions;
/** Fails to compile if a method is missing above. */
export declare function toPublic(instance: RslibInstance): rslib.RslibInstance;
export {};
