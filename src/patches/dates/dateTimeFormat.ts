import type { DatePatterns } from './datePatterns';

/** How the language of this bundle writes dates; the build sets it. */
declare const __DATE_PATTERNS__: DatePatterns;

type Options = Pick<Intl.DateTimeFormatOptions, 'day' | 'month' | 'year' | 'timeZone'>;

/**
 * Formats dates as `Intl.DateTimeFormat` does, whose first use keeps a slow phone busy for 150 ms.
 *
 * @throws Error for options that the theme does not use on this site
 */
export function useDateTimeFormat(options: Options): { format: (date: Date) => string } {
  const { day, month, year, timeZone } = options;
  const patterns = month === 'short' || month === 'long' ? __DATE_PATTERNS__[month] : undefined;
  if (!patterns || day !== 'numeric' || year !== 'numeric' || timeZone !== 'UTC')
    throw new Error(`Dates with ${JSON.stringify(options)} need a pattern.`);
  return {
    format: (date) =>
      (patterns[date.getUTCMonth()] ?? '')
        .replace('{day}', String(date.getUTCDate()))
        .replace('{year}', String(date.getUTCFullYear())),
  };
}
