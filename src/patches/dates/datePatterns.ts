/** Texts of the twelve months' dates by the style of the month: `Nov {day}, {year}`. */
export type DatePatterns = Readonly<Record<'short' | 'long', readonly string[]>>;

/** Returns how a language writes dates. */
export function datePatterns(locale: string): DatePatterns {
  const patterns = (month: 'short' | 'long') => {
    const options = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const;
    const format = new Intl.DateTimeFormat(locale, options);
    return Array.from({ length: 12 }, (_, index) =>
      format
        .formatToParts(Date.UTC(2000, index, 22))
        .map(({ type, value }) => (type === 'day' || type === 'year' ? `{${type}}` : value))
        .join(''),
    );
  };
  return { short: patterns('short'), long: patterns('long') };
}
