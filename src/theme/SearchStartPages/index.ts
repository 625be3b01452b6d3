// Change: what the home page leads to. The original has the pages of the options.
// Upstream: docusaurus-search
import { quickStartPage, topicPages, troubleshootingPage } from '@site/src/components/startPages';

/** Where a reader who has not searched yet may start. */
export default function useStartPages() {
  return [quickStartPage(), ...topicPages(), troubleshootingPage()];
}
