import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './Footer.module.css';
import Icon, { type IconName } from './Icon';

interface Key {
  label: string;
  icon?: IconName;
}

/** What is printed on the key. */
const escapeKey = 'esc';

function Hint({ keys, text }: { keys: readonly Key[]; text: string }): ReactNode {
  return (
    <li>
      {keys.map(({ label, icon }) => (
        <kbd key={label}>
          <span className={styles.label}>{label}</span>
          {icon ? <Icon name={icon} /> : <span aria-hidden="true">{escapeKey}</span>}
        </kbd>
      ))}
      <span>{text}</span>
    </li>
  );
}

/** What the keys do; hidden where there is most likely no keyboard. */
export default function Keys(): ReactNode {
  const enter = translate({
    id: 'theme.SearchModal.footer.selectKeyAriaLabel',
    message: 'Enter key',
    description: 'The ARIA label for select key in footer',
  });
  const up = translate({
    id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
    message: 'Arrow up',
    description: 'The ARIA label for navigate up key in footer',
  });
  const down = translate({
    id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
    message: 'Arrow down',
    description: 'The ARIA label for navigate down key in footer',
  });
  const escape = translate({
    id: 'theme.SearchModal.footer.closeKeyAriaLabel',
    message: 'Escape key',
    description: 'The ARIA label for close key in footer',
  });
  const select = translate({
    id: 'theme.SearchModal.footer.selectText',
    message: 'Select',
    description: 'The select text for footer',
  });
  const navigate = translate({
    id: 'theme.SearchModal.footer.navigateText',
    message: 'Navigate',
    description: 'The navigate text for footer',
  });
  const close = translate({
    id: 'theme.SearchModal.footer.closeText',
    message: 'Close',
    description: 'The close text for footer',
  });
  return (
    <ul className={styles.keys}>
      <Hint keys={[{ label: enter, icon: 'enter' }]} text={select} />
      <Hint
        keys={[
          { label: up, icon: 'up' },
          { label: down, icon: 'down' },
        ]}
        text={navigate}
      />
      <Hint keys={[{ label: escape }]} text={close} />
    </ul>
  );
}
