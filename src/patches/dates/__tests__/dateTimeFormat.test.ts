import { datePatterns } from '../datePatterns';
import { useDateTimeFormat } from '../dateTimeFormat';

const months = Array.from({ length: 12 }, (_, index) => index);

describe.each(['en', 'zh'])('%s', (locale) => {
  beforeEach(() => Object.assign(globalThis, { __DATE_PATTERNS__: datePatterns(locale) }));

  test.each(['short', 'long'] as const)('dates with the %s month are those of Intl', (month) => {
    const options = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const;
    const dates = months.map((index) => new Date(Date.UTC(2026, index, 2 * index + 1, 23, 59)));
    const intl = new Intl.DateTimeFormat(locale, options);
    const { format } = useDateTimeFormat(options);
    expect(dates.map(format)).toEqual(dates.map((date) => intl.format(date)));
  });

  test('other options are an error', () => {
    expect(() => useDateTimeFormat({ month: 'long', year: 'numeric' })).toThrow('need a pattern');
  });
});
