/** The helper of TypeScript that `@docusaurus/utils-common` calls; the package has all of them. */
export function __importDefault(module: { __esModule?: boolean }): { default?: unknown } {
  return module.__esModule ? module : { default: module };
}
