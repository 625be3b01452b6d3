import { generateFacts } from '../generate';

/** Messages about an option of a tool that obeys `followed`, and refuses to have `refused` set. */
async function messagesOf(option: string, documented?: string, typed?: string): Promise<string[]> {
  const find = () => ({ type: 'boolean', topLevel: true, documented });
  const { mistakes } = await generateFacts(
    { [option]: { since: '1.0.0', default: typed, flag: '--on' } },
    {
      declarations: { find: option === 'gone' ? () => undefined : find, properties: [] },
      project: {
        inspect: ({ lib: { refused, followed = true } }) =>
          refused === undefined
            ? Promise.resolve({ options: {}, text: String(followed) })
            : Promise.reject(new Error('no')),
        root: '/project',
      },
      flags: option === 'lib.flagless' ? [] : [['--on']],
    },
  );
  return mistakes.map(({ message }) => message);
}

const untold = 'the package does not tell the default';
const changing = 'the typed default changes what inspect prints for esm';

// `npm run options` compares what this reads of the installed package with the committed facts.
test.each([
  ['that does not exist', 'gone', undefined, undefined, 'does not exist in the types'],
  ['without a value', 'lib.secret', 'follows from the format', undefined, untold],
  ['changed by its doc comment', 'lib.followed', 'false', undefined, untold],
  ['that the tool refuses', 'lib.refused', undefined, 'true', changing],
  ['contradicted', 'lib.followed', undefined, 'false', changing],
  ['typed without a value', 'lib.followed', undefined, 'source.x', changing],
  [
    'with a flag that does not exist',
    'lib.flagless',
    'true',
    undefined,
    'has a flag that `rslib build --help` does not have',
  ],
])('an option or a default %s is a mistake', async (_, option, documented, typed, message) => {
  expect(await messagesOf(option, documented, typed)).toEqual([message]);
});
