import { parse } from 'acorn';
import type { Node, Program } from 'estree';
import { EXIT, visit } from 'estree-util-visit';

/** The name of an option in a sample, from `start` to before `end`, counted in characters. */
export interface OptionName {
  option: string;
  start: number;
  end: number;
}

type Placed = Node & { start: number; end: number };

function parseModule(code: string): Program | undefined {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program;
  } catch {
    return undefined;
  }
}

/** What `defineConfig()` of Rslib gets, or returns if it gets a function. */
function findConfig(program: Program): Node | undefined {
  const isRslib = program.body.some(
    (node) => node.type === 'ImportDeclaration' && node.source.value === '@rslib/core',
  );
  let config: Node | undefined;
  if (isRslib) {
    visit(program, (node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
      if (node.callee.name !== 'defineConfig') return undefined;
      config = node.arguments[0];
      return EXIT;
    });
  }
  if (config?.type !== 'ArrowFunctionExpression') return config;
  if (config.body.type !== 'BlockStatement') return config.body;
  const last = config.body.body.at(-1);
  return last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined;
}

/**
 * Finds the names of options in a configuration of Rslib: the keys of its object. Code that isn't
 * plain JavaScript has none.
 *
 * @param isPart whether the code is a part of a configuration, such as `dts: true,`
 * @param isOption whether there is such an option: `lib.dts.bundle`
 */
export function findOptions(
  code: string,
  isPart: boolean,
  isOption: (name: string) => boolean,
): OptionName[] {
  const names: OptionName[] = [];
  const add = (value: Node, outer: string) => {
    if (value.type === 'ArrayExpression')
      for (const item of value.elements) if (item) add(item, outer);

    if (value.type !== 'ObjectExpression') return;
    for (const property of value.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      const { name } = property.key;
      // An item of `lib` has its own options and those of Rsbuild, and so has the top level.
      const option = outer ? `${outer}.${name}` : [`lib.${name}`, name].find(isOption);
      if (option === undefined) continue;
      const { start, end } = property.key as Placed;
      if (isOption(option)) names.push({ option, start, end });
      add(property.value, option === 'lib' ? '' : option);
    }
  };
  const program = parseModule(code);
  const config = program && findConfig(program);
  if (config) {
    add(config, '');
  } else if (isPart) {
    const statement = parseModule(`({${code}\n})`)?.body[0];
    if (statement?.type === 'ExpressionStatement') add(statement.expression, '');
    for (const name of names) {
      name.start -= 2;
      name.end -= 2;
    }
  }
  return names;
}
