import type { OptionFacts } from '../../../src/config/options/types';
import type { Inspect } from '../inspect';
import { checkDefaults, type DefaultsContext } from '../rules/defaults';

const root = '/project';

/** A tool with options that it shows, options that it only obeys, and options that it hides. */
const inspect: Inspect = ({ lib }) => {
  const { format = 'esm', seen = 'a', followed = true, refused } = lib;
  if (refused !== undefined) return Promise.reject(new Error('no'));

  const isPage = ['umd', 'iife', 'mf'].includes(String(format));
  return Promise.resolve({
    options: {
      seen,
      entry: `${root}/src/index.ts`,
      list: [{ on: true }],
      byFormat: isPage ? 1 : 0,
    },
    text: `${String(format)} ${String(followed)}`,
  });
};

const facts = (type: string, value: OptionFacts['default']): OptionFacts => ({
  type,
  default: value,
  since: '1.0.0',
  topLevel: true,
});

function check(table: Record<string, OptionFacts>, context: Partial<DefaultsContext> = {}) {
  const documented = (): undefined => undefined;
  const placeOfHidden = (option: string) => ({ file: `hidden ${option}` });
  return checkDefaults(table, { inspect, root, hidden: {}, placeOfHidden, documented, ...context });
}

const messages = async (...args: Parameters<typeof check>): Promise<string[]> => {
  const { mistakes } = await check(...args);
  return mistakes.map(({ option, message }) => `${option}: ${message}`);
};

describe('defaults', () => {
  it('are right if the tool shows the value, as it is or as an absolute path or a list', async () => {
    const result = await check({
      seen: facts('string', "'a'"),
      entry: facts('string', "'./src/index.ts'"),
      list: facts('{ on: boolean }', '{ on: true }'),
      byFormat: facts('number', { esm: '0', cjs: '0', umd: '1', iife: '1', mf: '1' }),
      absent: facts('string', 'undefined'),
    });
    expect(result).toEqual({ mistakes: [], confirmed: 5, byReason: 0 });
  });

  it('are right if setting them changes nothing, but another value does', async () => {
    expect(await messages({ 'lib.followed': facts('boolean', 'true') })).toEqual([]);
  });

  it('count a refused value as an effect', async () => {
    expect(await messages({ 'lib.refused': facts('boolean', 'true') })).toEqual([
      'lib.refused: the default for esm, cjs, umd, iife, mf is not what inspect shows',
    ]);
  });

  it('are wrong if the tool shows another value, even in one format only', async () => {
    const { mistakes } = await check({
      byFormat: facts('number', { esm: '0', cjs: '0', umd: '0', iife: '1', mf: '1' }),
    });
    // This tool shows the number but does not obey it, so setting it changes nothing.
    expect(mistakes).toMatchObject([
      {
        message: 'inspect cannot show the default for umd: no value changes the configuration',
        stated: '0',
      },
    ]);
    const followed = await check({ 'lib.followed': facts('boolean', 'false') });
    expect(followed.mistakes).toMatchObject([
      { message: 'the default for esm, cjs, umd, iife, mf is not what inspect shows' },
    ]);
    expect(followed.confirmed).toBe(0);
  });

  it('need a reason if no value has an effect', async () => {
    const table = { 'lib.secret': facts('boolean', 'true') };
    expect(await messages(table)).toEqual([
      'lib.secret: inspect cannot show the default for esm, cjs, umd, iife, mf: no value changes the configuration',
    ]);
    const hidden = { 'lib.secret': { reason: 'kept in a closure' } };
    expect(await check(table, { hidden })).toEqual({ mistakes: [], confirmed: 0, byReason: 1 });
  });

  it('must not have an outdated reason, or a reason for an unknown option', async () => {
    const hidden = { 'lib.followed': { reason: 'x' }, 'lib.gone': { reason: 'x' } };
    expect(await messages({ 'lib.followed': facts('boolean', 'true') }, { hidden })).toEqual([
      'lib.followed: is listed as a hidden default, but inspect confirms it',
      'lib.gone: is listed as a hidden default, but is not an option',
    ]);
  });

  it('are compared with the doc comment if they are hidden', async () => {
    const hidden = { 'lib.secret': { reason: 'kept in a closure' } };
    const table = { 'lib.secret': facts('boolean', 'true') };
    expect(await messages(table, { hidden, documented: () => 'false' })).toEqual([
      'lib.secret: the default is not the one in the doc comment of the declarations',
    ]);
    expect(await messages(table, { hidden, documented: () => 'true' })).toEqual([]);
  });
});
