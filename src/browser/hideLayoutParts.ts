import type { ClientModule } from '@docusaurus/types';
import { partsHiddenByQuery } from '../lib/layoutParts';

/** Keeps `data-hide` true to the address on client navigation; on the first page the first-paint script set it. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location }) {
    const { dataset } = document.documentElement;
    const hidden = partsHiddenByQuery(location.search).join(' ');
    if (hidden) dataset.hide = hidden;
    else delete dataset.hide;
  },
};

export default clientModule;
