import type { ReactNode } from 'react';
import settings from '@generated/search-dialog/default/settings.json';
import Translate from '@docusaurus/Translate';
import Help, { type Props } from '../Help';
import Message from '../Message';
import styles from '../Message.module.css';

/** For those who write the pages, not for readers: the index is made from the finished pages. */
const developmentHelp =
  'npm start makes no search index. To search, run npm run build and npm run serve.';

/** Shown when a search has failed, with a way on. */
export default function Failure(props: Props): ReactNode {
  const isMissing = process.env.NODE_ENV === 'development' && !settings.algolia;
  return (
    <Message role="alert">
      <p className={styles.title}>
        <Translate
          id="theme.SearchModal.errorScreen.titleText"
          description="The title for error screen of search modal"
        >
          Unable to fetch results
        </Translate>
      </p>
      {isMissing ? developmentHelp : <Help {...props} />}
    </Message>
  );
}
