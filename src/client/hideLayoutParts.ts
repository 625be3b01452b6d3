import type { ClientModule } from '@docusaurus/types';
import { partsHiddenByQuery } from '../site/layoutParts';

/**
 * Updates `data-hide` on client navigation; on the first page the first-paint script has set it.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location }) {
    const { dataset } = document.documentElement;
    const hidden = partsHiddenByQuery(location.search).join(' ');
    if (hidden) dataset.hide = hidden;
    else delete dataset.hide;
  },
};

export default clientModule;
