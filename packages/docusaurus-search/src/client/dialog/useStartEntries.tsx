import Translate from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useStartPages from '@theme/SearchStartPages';
import type { Entry } from './entry';

/** The title of these links. */
export const startsTitle = <Translate id="search.start">Start here</Translate>;

/** Links for readers who have not typed anything yet. */
export function useStartEntries(): Entry[] {
  const { withBaseUrl } = useBaseUrlUtils();
  return useStartPages().map(({ to, title, description = '' }) => ({
    url: withBaseUrl(to),
    section: '',
    headings: [title],
    title: [title],
    isText: false,
    list: 'start',
    note: description,
  }));
}
