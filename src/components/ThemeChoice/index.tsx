import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { useColorMode } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { useThemeChange, type ThemeSetting } from '@site/src/components/ThemeToggle/useThemeChange';
import ui from '@site/src/components/ui/styles.module.css';
import styles from './styles.module.css';

export interface Props {
  className?: string;
  /** Class of one setting; the chosen one matches `:has(:checked)`. */
  itemClassName?: string;
}

export function appearanceLabel(): string {
  return translate({ id: 'appearance.name', message: 'Appearance' });
}

/** Radio buttons of the three settings: unlike the toggle, these include that of the system. */
export default function ThemeChoice({ className, itemClassName }: Props): ReactNode {
  const group = useId();
  const { colorModeChoice } = useColorMode();
  const change = useThemeChange();
  const choices: [ThemeSetting, string][] = [
    ['light', translate({ id: 'appearance.light', message: 'Light' })],
    ['dark', translate({ id: 'appearance.dark', message: 'Dark' })],
    [
      null,
      translate({
        id: 'appearance.system',
        message: 'System',
        description: 'The theme that the operating system or the browser is set to',
      }),
    ],
  ];
  return (
    <div role="radiogroup" aria-label={appearanceLabel()} className={className}>
      {choices.map(([choice, label]) => (
        <label key={label} className={clsx(styles.choice, itemClassName)}>
          <input
            type="radio"
            name={group}
            className={ui.cover}
            checked={colorModeChoice === choice}
            onChange={(event) => change(event, () => choice)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
