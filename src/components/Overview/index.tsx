import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import groups from '@generated/overview/default/config.json';
import HeadingList from './HeadingList';

export interface Props {
  /** Levels of the listed headings; by default those of each page, or of the overview page. */
  overviewHeaders?: readonly number[];
}

/** Every page of the config reference with its headings, and a filter. */
export default function Overview({ overviewHeaders }: Props): ReactNode {
  return (
    <HeadingList
      groups={groups}
      depths={overviewHeaders}
      placeholder={translate({ id: 'overview.keyword', message: 'Enter keyword' })}
      empty={(keyword) => (
        <Translate id="overview.empty" values={{ keyword }}>
          {'No matching API found: {keyword}'}
        </Translate>
      )}
    />
  );
}
