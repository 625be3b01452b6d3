import { parseArgs } from 'node:util';
import { defaultLocale, localeCodes } from '../../site/locales';

/** The port of the first language, as in Docusaurus. */
const firstPort = 3000;

/**
 * Reads the arguments of `npm start`. Each language has its own port, in the order of the
 * languages, so that several servers can run at the same time and find each other.
 *
 * `['--locale', 'zh']` → `zh`, `['--locale', 'zh', '--port', '3001']` for `docusaurus start`
 *
 * @throws Error that lists the languages if the given one does not exist
 */
export function readStartOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    // Docusaurus reads and checks the other options.
    strict: false,
    options: { locale: { type: 'string', short: 'l' }, port: { type: 'string', short: 'p' } },
  });
  const given = values.locale ?? defaultLocale;
  const index = localeCodes.findIndex((code) => code === given);
  const locale = localeCodes[index];
  if (!locale) {
    throw new Error(
      `The site has no language "${given}". Fix: Write one of ${localeCodes.join(', ')}.`,
    );
  }
  const port = values.port === undefined ? ['--port', `${firstPort + index}`] : [];
  return { locale, args: [...args, ...port] };
}
