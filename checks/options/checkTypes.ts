import type { OptionFacts, OptionTable } from '../../src/config/options/types';
import type { RealType } from './packageTypes';
import type { Problem } from './problem';

/** Compares the stated types and places with those that the package declares. */
export function checkTypes(table: OptionTable, types: ReadonlyMap<string, RealType>): Problem[] {
  return Object.entries(table).flatMap(([option, facts]) => {
    const real = types.get(option);
    return real
      ? [...typeProblems(option, facts, real), ...placeProblems(option, facts, real)]
      : [];
  });
}

function typeProblems(option: string, { type }: OptionFacts, real: RealType): Problem[] {
  if (real.error !== undefined) {
    return [
      {
        option,
        message: `the stated type cannot be read: ${real.error}`,
        stated: type,
        actual: real.actual,
        mend: 'use names of the file that declares the option, or write the type out',
      },
    ];
  }
  if (!real.inLib && !real.atTop) {
    return [
      { option, message: 'does not exist in the types', mend: 'correct or remove the entry' },
    ];
  }
  return real.isSame
    ? []
    : [
        {
          option,
          message: 'the type is not that of the package',
          stated: type,
          actual: real.actual,
          mend: 'correct the type in src/config/options/',
        },
      ];
}

function placeProblems(option: string, { topLevel }: OptionFacts, real: RealType): Problem[] {
  const actual = real.atTop && !real.inLib ? 'only' : real.atTop;
  return actual === topLevel || (!real.inLib && !real.atTop)
    ? []
    : [
        {
          option,
          message: 'topLevel is not what the types allow',
          stated: String(topLevel),
          actual: String(actual),
          mend: 'correct topLevel in src/config/options/',
        },
      ];
}
