import { typeIssues } from '../typeIssues';

const fix = 'Correct the value, or its type.';

test('errors of tsc become issues, with their reasons as details', () => {
  const output = `src/a.ts(3,7): error TS2322: Type 'A' is not assignable to type 'B'.
  Property 'b' is missing.
config.ts(204,3): error TS2820: Did you mean '"throw"'?
`;
  expect(typeIssues(output)).toEqual([
    {
      file: 'src/a.ts',
      line: 3,
      message: "TS2322: Type 'A' is not assignable to type 'B'",
      fix,
      details: "Property 'b' is missing.",
    },
    {
      file: 'config.ts',
      line: 204,
      message: `TS2820: Did you mean '"throw"'?`,
      fix,
    },
  ]);
});
