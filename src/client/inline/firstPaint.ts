import './earlyInput';
import { storageKeys } from '../../site/storageKeys';
import { partsHiddenByQuery } from '../../site/layoutParts';
import { readStored } from '../stored';

/** Key of the stored theme. */
declare const themeKey: string;
/**
 * All package managers but npm, whose tab is prerendered; styles.module.css of the tabs lists them.
 */
declare const packageManagers: readonly string[];

/** `groupId` of the tabs that `@docusaurus/remark-plugin-npm2yarn` makes for package managers. */
const group = 'npm2yarn';

const { dataset } = document.documentElement;

const hidden = partsHiddenByQuery(location.search);
if (hidden.length > 0) dataset.hide = hidden.join(' ');

// Docusaurus would take an invalid theme for the light one.
readStored('localStorage', themeKey, (theme) => {
  if (theme !== 'light' && theme !== 'dark') localStorage.removeItem(themeKey);
});

readStored('localStorage', storageKeys.tab + group, (name) => {
  if (packageManagers.includes(name)) dataset.packageManager = name;
});
