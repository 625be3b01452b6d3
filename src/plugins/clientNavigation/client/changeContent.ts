import { flushSync } from 'react-dom';
import { site } from '../../../config/site';
import { canAnimate, changeBelowPicture } from '../../../lib/pagePicture';

/** Length of the cross-fade from page to page in milliseconds. */
const duration = 200;

/** Shows another page: at once, or by a cross-fade where the site's configuration asks for it. */
export function changeContent(change: () => void): void {
  if (!site.theme.enableContentAnimation || !canAnimate()) change();
  else changeBelowPicture(() => flushSync(change), { opacity: [1, 0] }, { duration });
}
