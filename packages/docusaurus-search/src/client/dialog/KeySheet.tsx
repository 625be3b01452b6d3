import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Modal from '../Modal';
import { keysLabel } from '../texts';
import { searchKeys } from '../useShortcuts';
import IconButton from './IconButton';
import { icons } from './icons';
import styles from './KeySheet.module.css';

/**
 * The keys by where they work, and what each of them does. A function, because `translate` needs
 * the language of the page.
 */
function sections(): [title: string, entries: [keys: string[], text: string][]][] {
  return [
    [
      translate({ id: 'search.keys.page', message: 'On every page, outside of text fields' }),
      [
        [[searchKeys(), '/'], translate({ id: 'search.keys.search', message: 'Search' })],
        [['?'], translate({ id: 'search.keys.keys', message: 'Show all keys' })],
        [
          ['Esc'],
          translate({
            id: 'search.keys.close',
            message: 'Close what is open: search, menu or image',
          }),
        ],
      ],
    ],
    [
      translate({ id: 'search.keys.inSearch', message: 'In the search' }),
      [
        [['↑', '↓'], translate({ id: 'search.keys.choose', message: 'Choose a result' })],
        [['Enter'], translate({ id: 'search.keys.open', message: 'Open the chosen result' })],
      ],
    ],
    [
      translate({ id: 'search.keys.inTabs', message: 'In tabs and choices' }),
      [
        [
          ['←', '→'],
          translate({
            id: 'search.keys.switch',
            message: 'Switch to the previous or next tab or choice',
          }),
        ],
      ],
    ],
  ];
}

/** A dialog that lists all keys of the site, by where they work. */
export default function KeySheet({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Modal className={styles.sheet} label={keysLabel()} onClose={onClose}>
      <div className={styles.content}>
        <h2 className={styles.title}>{keysLabel()}</h2>
        <IconButton
          icon={icons.clear}
          label={translate({ id: 'search.keys.dismiss', message: 'Close' })}
          onClick={onClose}
        />
        {sections().map(([title, entries]) => (
          <section key={title} className={styles.section}>
            <h3>{title}</h3>
            <dl>
              {entries.map(([keys, text]) => (
                <div key={text}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
