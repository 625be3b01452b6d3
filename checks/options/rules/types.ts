import type { OptionFacts, OptionTable } from '../../../src/config/options/types';
import type { Mistake } from '../mistake';
import type { RealType } from '../packageTypes';

/** Compares the stated types and places with those that the package declares. */
export function checkTypes(table: OptionTable, types: ReadonlyMap<string, RealType>): Mistake[] {
  return Object.entries(table).flatMap(([option, facts]) => {
    const real = types.get(option);
    return real ? [...checkType(option, facts, real), ...checkPlace(option, facts, real)] : [];
  });
}

function checkType(option: string, { type }: OptionFacts, real: RealType): Mistake[] {
  if (real.error !== undefined) {
    return [
      {
        option,
        message: `the stated type cannot be read: ${real.error}`,
        stated: type,
        actual: real.actual,
        fix: 'Use only names of the file that declares the option, or write the type out.',
      },
    ];
  }
  if (!real.inLib && !real.atTop) {
    const fix = 'Correct or remove the entry.';
    return [{ option, message: 'does not exist in the types', fix }];
  }
  if (real.isSame) return [];
  return [
    {
      option,
      message: 'the type differs from that of the package',
      stated: type,
      actual: real.actual,
      fix: 'Correct the type.',
    },
  ];
}

function checkPlace(option: string, { topLevel }: OptionFacts, real: RealType): Mistake[] {
  const actual = real.atTop && !real.inLib ? 'only' : real.atTop;
  if (actual === topLevel || (!real.inLib && !real.atTop)) return [];
  return [
    {
      option,
      message: 'topLevel is not what the types allow',
      stated: String(topLevel),
      actual: String(actual),
      fix: 'Correct topLevel.',
    },
  ];
}
