import {
  createRslib,
  loadConfig,
  loadEnv,
  mergeRslibConfig,
  runCLI,
} from '@rslib/core';
import type * as rslib from '@rslib/core';
import type {
  BuildOptions,
  BuildResult,
  CreateRslibOptions,
  InspectConfigOptions,
  InspectConfigResult,
  LoadConfigOptions,
  LoadConfigResult,
  LoadEnvOptions,
  LoadEnvResult,
  OnAfterCreateRsbuildFn,
  RslibConfig,
  RunCLIOptions,
  StartDevServerResult,
  StartMFDevServerOptions,
} from '@rslib/core';

// #region functions
interface Functions {
  createRslib(options?: CreateRslibOptions): Promise<RslibInstance>;
  loadConfig(options?: LoadConfigOptions): Promise<LoadConfigResult>;
  loadEnv(options?: LoadEnvOptions): LoadEnvResult;
  mergeRslibConfig(...configs: (RslibConfig | undefined)[]): RslibConfig;
  runCLI(options?: RunCLIOptions): void;
}
// #endregion functions

// #region instance
interface RslibInstance {
  build(options?: BuildOptions): Promise<BuildResult>;
  inspectConfig(options?: InspectConfigOptions): Promise<InspectConfigResult>;
  startMFDevServer(
    options?: StartMFDevServerOptions,
  ): Promise<StartDevServerResult>;
  getRslibConfig(): Readonly<RslibConfig>;
  onAfterCreateRsbuild(callback: OnAfterCreateRsbuildFn): void;
}
// #endregion instance

export const functions: Functions = {
  createRslib,
  loadConfig,
  loadEnv,
  mergeRslibConfig,
  runCLI,
};

/** Fails to compile if a method is missing above. */
export function toPublic(instance: RslibInstance): rslib.RslibInstance {
  return instance;
}
