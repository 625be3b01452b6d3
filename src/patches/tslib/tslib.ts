/** The helper of TypeScript that `@docusaurus/utils-common` calls; the package has all of them. */
export function __importDefault<Module extends object>(
  module: Module & { __esModule?: boolean },
): Module | { default: Module } {
  return module.__esModule ? module : { default: module };
}
