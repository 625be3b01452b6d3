const rules = new Intl.PluralRules('en');

/** `plural(2, 'file')` is `'2 files'`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${rules.select(count) === 'one' ? '' : 's'}`;
}
