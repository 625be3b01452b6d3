import { flushSync } from 'react-dom';
import { site } from '../../site/site';
import { canAnimate, changeBelowSnapshot } from '../../client/viewTransition';

/** Duration of the cross-fade between pages, in ms. */
const duration = 200;

/** Shows another page: immediately, or with a cross-fade if the site's configuration enables it. */
export function changeContent(change: () => void): void {
  if (!site.theme.enableContentAnimation || !canAnimate()) change();
  else changeBelowSnapshot(() => flushSync(change), { opacity: [1, 0] }, { duration });
}
