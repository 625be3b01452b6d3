import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useStartPages from '@theme/SearchStartPages';
import type { Entry } from './entry';

/** The title of these links. A function, because `translate` needs the language of the page. */
export function startsTitle(): string {
  return translate({ id: 'search.start', message: 'Start here' });
}

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
