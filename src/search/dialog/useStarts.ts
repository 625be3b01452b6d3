import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { homeTopics } from '@site/src/components/HomeExample/homeTopics';
import { quickStartPage, troubleshootingPage } from '@site/src/components/startPages';
import { levels, type Hierarchy } from '../engine/types';
import type { Entry } from './entry';

const noHeadings = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;

/** The title of these links. A function, because `translate` needs the language of the page. */
export function startsTitle(): string {
  return translate({
    id: 'search.start',
    message: 'Start here',
    description: 'Above links to pages, where a reader has no searches of the past',
  });
}

/** Where a reader who has not searched yet may start: what the home page leads to. */
export function useStarts(): Entry[] {
  const { withBaseUrl } = useBaseUrlUtils();
  const quickStart = {
    ...quickStartPage(),
    text: translate({
      id: 'search.start.quickStart',
      message: 'Create a project, build it, and see what is in the package.',
      description: 'Below the link to the quick start in the empty search dialog',
    }),
  };
  const troubleshooting = {
    ...troubleshootingPage(),
    text: translate({
      id: 'search.start.troubleshooting.text',
      message: 'Every error message of these pages, with its cause and fix.',
      description: 'Below the link to the index of error messages in the search dialog',
    }),
  };
  return [quickStart, ...homeTopics(), troubleshooting].map(({ to, title, text }) => {
    const url = withBaseUrl(to);
    const hit = {
      objectID: url,
      url,
      type: 'lvl1' as const,
      hierarchy: { ...noHeadings, lvl1: title },
      content: null,
    };
    return { objectID: url, url, hit, list: 'start', note: text };
  });
}
