import type { ReactNode } from 'react';
import settings from '@generated/search-dialog/default/settings.json';
import Failure, { type Props } from '../Failure';

/** For those who write the pages, not for readers: the index is made from the finished pages. */
const developmentHelp =
  'npm start makes no search index. To search, run npm run build and npm run serve.';

/** Shown when a search has failed, with a way on. */
export default function SearchFailure(props: Props): ReactNode {
  const isMissing = process.env.NODE_ENV === 'development' && !settings.algolia;
  return <Failure {...props} advice={isMissing ? developmentHelp : undefined} />;
}
