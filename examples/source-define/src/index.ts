declare const PACKAGE_VERSION: string;
declare const DEBUG: boolean;

export const version = PACKAGE_VERSION;
export const nodeEnv = process.env.NODE_ENV;

export function run(): string {
  if (DEBUG) console.info('running');
  return version;
}
