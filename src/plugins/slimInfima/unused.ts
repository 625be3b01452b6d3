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

/** Unused variants of blocks that are rendered. The colors of all alerts are ours. */
const variants =
  /^(button--(?!primary)|col--(offset-|[1458]$|1[01])|row--|text--(?!right|center)|alert--|alert__|(margin|padding)(-left|-right|-horiz)?--|(margin|padding)-(top|bottom|vert)--(none|xs))/;

/** Custom properties that only the blocks above read. */
const properties =
  /^--ifm-(avatar|badge|breadcrumb|card|dropdown|footer|hero|navbar-(?!height)|pagination-(?!nav)|pills)/;

/** Whether no page uses a class: `card__body`, `margin-left--lg`. */
export function isUnusedClass(name: string): boolean {
  return blocks.includes(name.replace(/(--|__).*/, '')) || variants.test(name);
}

/**
 * Whether a selector requires an unused class; one that it excludes, `:not(.card)`, does not count.
 */
export function isUnusedSelector(selector: string): boolean {
  const required = selector.replace(/:not\([^)]*\)/g, '');
  return [...required.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => isUnusedClass(name));
}

/** Whether nothing on the site reads a custom property. */
export function isUnusedProperty(name: string): boolean {
  return properties.test(name);
}
