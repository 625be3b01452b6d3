import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { homeTopics } from '@site/src/components/HomeExample/homeTopics';
import { levels, type Hierarchy } from '../engine/types';
import type { Entry } from './entry';

const noHeadings = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;

/** Where a reader who has not searched yet may start: what the home page leads to. */
export function useStarts(): Entry[] {
  const { withBaseUrl } = useBaseUrlUtils();
  const quickStart = {
    to: '/guide/start/quick-start',
    title: translate({
      id: 'home.start',
      message: 'Get Started',
      description: 'Primary button of the home page',
    }),
    text: translate({
      id: 'search.start.quickStart',
      message: 'Create a project, build it, and see what is in the package.',
      description: 'Below the link to the quick start in the empty search dialog',
    }),
  };
  const troubleshooting = {
    to: '/guide/faq/troubleshooting',
    title: translate({
      id: 'search.start.troubleshooting',
      message: 'Troubleshooting',
      description: 'Link to the index of error messages',
    }),
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
