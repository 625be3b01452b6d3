import { useId, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useModal } from '../useModal';
import { searchKeys } from '../useShortcuts';
import { keysLabel } from '../WaitingSheet';
import IconButton from './IconButton';
import styles from './KeySheet.module.css';

/** What a key or one of several keys does. */
interface Entry {
  keys: readonly string[];
  text: string;
}

interface Section {
  title: string;
  entries: readonly Entry[];
}

/** A function, because `translate` needs the language of the page. */
function sections(): Section[] {
  return [
    {
      title: translate({
        id: 'keySheet.page',
        message: 'On every page, outside of text fields',
        description: 'Title of a part of the sheet of keys',
      }),
      entries: [
        {
          keys: [searchKeys(), '/'],
          text: translate({
            id: 'keySheet.search',
            message: 'Search',
            description: 'What a key does',
          }),
        },
        {
          keys: ['?'],
          text: translate({
            id: 'keySheet.keys',
            message: 'Show all keys',
            description: 'What a key does',
          }),
        },
        {
          keys: ['Esc'],
          text: translate({
            id: 'keySheet.close',
            message: 'Close what is open: search, menu or image',
            description: 'What a key does',
          }),
        },
      ],
    },
    {
      title: translate({
        id: 'keySheet.inSearch',
        message: 'In the search',
        description: 'Title of a part of the sheet of keys',
      }),
      entries: [
        {
          keys: ['↑', '↓'],
          text: translate({
            id: 'keySheet.choose',
            message: 'Choose a result',
            description: 'What a key does',
          }),
        },
        {
          keys: ['Enter'],
          text: translate({
            id: 'keySheet.open',
            message: 'Open the chosen result',
            description: 'What a key does',
          }),
        },
      ],
    },
    {
      title: translate({
        id: 'keySheet.inTabs',
        message: 'In tabs and choices',
        description: 'Title of a part of the sheet of keys',
      }),
      entries: [
        {
          keys: ['←', '→'],
          text: translate({
            id: 'keySheet.switch',
            message: 'Switch to the previous or next tab or choice',
            description: 'What a key does',
          }),
        },
      ],
    },
  ];
}

export interface Props {
  onClose: () => void;
}

/** A dialog that lists all keys of the site. */
export default function KeySheet({ onClose }: Props): ReactNode {
  const titleId = useId();
  return (
    <dialog
      ref={useModal(onClose)}
      className={styles.sheet}
      tabIndex={-1}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {keysLabel()}
        </h2>
        <IconButton
          icon="clear"
          label={translate({
            id: 'keySheet.dismiss',
            message: 'Close',
            description: 'Label of the button that closes the sheet of keys',
          })}
          onClick={onClose}
        />
        {sections().map(({ title, entries }) => (
          <section key={title} className={styles.section}>
            <h3>{title}</h3>
            <dl>
              {entries.map(({ keys, text }) => (
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
    </dialog>
  );
}
