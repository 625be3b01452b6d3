import { partsHiddenByQuery } from '../../lib/layoutParts';
import { dropInvalidTheme } from './dropInvalidTheme';

/** Key of the stored theme. */
declare const themeKey: string;

const hidden = partsHiddenByQuery(location.search);
if (hidden.length > 0) document.documentElement.dataset.hide = hidden.join(' ');

dropInvalidTheme(() => localStorage, themeKey);
