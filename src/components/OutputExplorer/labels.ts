import { translate } from '@docusaurus/Translate';
import type { Switches } from '@site/src/content/remark/explorer/readExplorer';

/** Label of a switch for readers; the name itself if there is no label for it. */
export function switchLabel(name: string): string {
  switch (name) {
    case 'format':
      return translate({ id: 'outputExplorer.switch.format', message: 'Format' });
    case 'bundle':
      return translate({
        id: 'outputExplorer.switch.bundle',
        message: 'Code',
        description: 'Choice between bundle and bundleless output',
      });
    case 'dts':
      return translate({ id: 'outputExplorer.switch.dts', message: 'Declaration files' });
    default:
      return name;
  }
}

/** Label of a value. Only plain words are translated; others are values of the configuration. */
export function valueLabel(value: string): string {
  switch (value) {
    case 'off':
      return translate({
        id: 'outputExplorer.value.off',
        message: 'none',
        description: 'Choice: no declaration files',
      });
    case 'bundle':
      return translate({
        id: 'outputExplorer.value.bundle',
        message: 'bundled',
        description: 'Choice: one file holds all modules',
      });
    case 'bundled':
      return translate({
        id: 'outputExplorer.value.bundled',
        message: 'bundled',
        description: 'Choice: one declaration file holds all types',
      });
    default:
      return value;
  }
}

/** `Format: esm, Code: bundled` */
export function choiceLabel(choice: Switches): string {
  const separator = translate({
    id: 'outputExplorer.separator',
    message: ', ',
    description: 'Between two choices, as in "Format: esm, Code: bundled"',
  });
  return Object.entries(choice)
    .map(([name, value]) =>
      translate(
        {
          id: 'outputExplorer.choice',
          message: '{name}: {value}',
          description: 'One choice, as in "Format: esm"',
        },
        { name: switchLabel(name), value: valueLabel(value) },
      ),
    )
    .join(separator);
}

/** Introduces the terminal output of a build that fails. */
export function failureNotice(): string {
  return translate({
    id: 'outputExplorer.fails',
    message: "Rslib doesn't support this combination:",
  });
}
