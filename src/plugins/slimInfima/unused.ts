/** Blocks of Infima that no page of this site renders. */
const blocks = [
  'avatar',
  'badge',
  'breadcrumbs',
  'button-group',
  'card',
  'close',
  'container-fluid',
  'dropdown',
  'footer',
  'hero',
  'navbar',
  'navbar-sidebar',
  'pagination',
  'pills',
  'shadow',
];

/** Unused variants of blocks that are rendered. */
const variants =
  /^(button--(?!primary)|col--(offset-|[1458]$|1[01])|row--|text--(?!right|center)|alert__|(margin|padding)(-left|-right|-horiz)?--|(margin|padding)-(top|bottom|vert)--(none|xs))/;

/** Start of used variants whose styles are all ours: the colors of admonitions. */
const replaced = 'alert--';

/** Custom properties that only the blocks above read. */
const properties =
  /^--ifm-(avatar|badge|breadcrumb|card|dropdown|footer|hero|navbar-(?!height)|pagination-(?!nav)|pills)/;

/** Whether no page uses a class: `card__body`, `margin-left--lg`. */
export function isUnusedClass(name: string): boolean {
  return blocks.includes(name.replace(/(--|__).*/, '')) || variants.test(name);
}

/**
 * Whether a selector requires a class that is unused, or whose styles are ours. A class that it
 * excludes, `:not(.card)`, does not count.
 */
export function isUnusedSelector(selector: string): boolean {
  const required = selector.replace(/:not\([^)]*\)/g, '');
  return [...required.matchAll(/\.([\w-]+)/g)].some(
    ([, name = '']) => isUnusedClass(name) || name.startsWith(replaced),
  );
}

/** Whether nothing on the site reads a custom property. */
export function isUnusedProperty(name: string): boolean {
  return properties.test(name);
}
