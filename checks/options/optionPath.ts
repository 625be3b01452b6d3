/** Where an option is: in the items of `lib` only, or in Rsbuild's configuration. */
export interface OptionPath {
  isLib: boolean;
  /** Keys from the item of `lib`, or from the top level, down to the option. */
  keys: string[];
}

/** `lib.shims.cjs['import.meta.url']` → `shims`, `cjs`, `import.meta.url` of `lib` */
export function optionPath(name: string): OptionPath {
  const keys = [...name.matchAll(/\['([^']+)'\]|[^.[\]]+/g)].map(
    ([part, quoted]) => quoted ?? part,
  );
  return keys[0] === 'lib' ? { isLib: true, keys: keys.slice(1) } : { isLib: false, keys };
}

/** Returns whether an option is the other one or a part of it. */
export function isWithin(name: string, parent: string): boolean {
  return name === parent || name.startsWith(`${parent}.`) || name.startsWith(`${parent}[`);
}
