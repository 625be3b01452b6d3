// Change: what the home page leads to. The original has the pages of the options.
// Upstream: docusaurus-search
import { translate } from '@docusaurus/Translate';
import { homeTopics } from '@site/src/components/HomeExample/homeTopics';
import { quickStartPage, troubleshootingPage } from '@site/src/components/startPages';

/** Where a reader who has not searched yet may start. */
export default function useStartPages() {
  const quickStart = {
    ...quickStartPage(),
    description: translate({
      id: 'search.start.quickStart',
      message: 'Create a project, build it, and see what is in the package.',
      description: 'Below the link to the quick start in the empty search dialog',
    }),
  };
  const troubleshooting = {
    ...troubleshootingPage(),
    description: translate({
      id: 'search.start.troubleshooting.text',
      message: 'Every error message of these pages, with its cause and fix.',
      description: 'Below the link to the index of error messages in the search dialog',
    }),
  };
  const topics = homeTopics().map(({ text, ...page }) => ({ ...page, description: text }));
  return [quickStart, ...topics, troubleshooting];
}
