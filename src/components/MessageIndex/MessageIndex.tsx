import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import groups from '@generated/overview/default/troubleshooting.json';
import { filterMessages } from '@site/src/site/messages';
import HeadingList from '../Overview/HeadingList';

/** Every heading about an error, by page, and a filter. */
export default function MessageIndex(): ReactNode {
  return (
    <HeadingList
      groups={groups}
      filter={filterMessages}
      isPart
      placeholder={translate({ id: 'messageIndex.keyword', message: 'Part of the message' })}
      empty={(keyword) => (
        <Translate id="messageIndex.empty" values={{ keyword }}>
          {'No message with this text: {keyword}'}
        </Translate>
      )}
    />
  );
}
