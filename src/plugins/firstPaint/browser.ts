import { partsHiddenByQuery } from '../../lib/layoutParts';
import { dropInvalidTheme } from './dropInvalidTheme';

declare const THEME_KEY: string;

const hidden = partsHiddenByQuery(location.search);
if (hidden.length > 0) document.documentElement.dataset.hide = hidden.join(' ');

dropInvalidTheme(() => localStorage, THEME_KEY);
