/** Where a value stands, for errors: the file and the key path inside it. */
export interface Place {
  readonly file: string;
  readonly key: string;
}

function fail(place: Place, message: string): never {
  const subject = place.key ? `"${place.key}"` : 'the file';
  throw new Error(`${place.file}: ${subject} ${message}`);
}

/**
 * Narrows a parsed JSON value to an object.
 *
 * @throws When it is anything else.
 */
export function readRecord(value: unknown, place: Place): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fail(place, 'must be an object');
  }
  return { ...value };
}

/**
 * Narrows a parsed JSON value to a text that is not empty.
 *
 * @throws When it is anything else.
 */
export function readString(value: unknown, place: Place): string {
  if (typeof value !== 'string' || value === '') {
    fail(place, 'must be a text that is not empty');
  }
  return value;
}

/**
 * Narrows a parsed JSON value to a list of texts.
 *
 * @throws When it is anything else.
 */
export function readStrings(value: unknown, place: Place): string[] {
  if (!Array.isArray(value)) fail(place, 'must be a list of texts');
  return value.map((entry: unknown, index) =>
    readString(entry, { ...place, key: `${place.key}[${index}]` }),
  );
}

/**
 * Rejects keys that nobody reads, which are mostly misspelt ones.
 *
 * @throws Naming the first unknown key and the allowed ones.
 */
export function assertKeys(
  record: Readonly<Record<string, unknown>>,
  allowed: readonly string[],
  place: Place,
): void {
  for (const key of Object.keys(record)) {
    if (allowed.includes(key)) continue;
    const path = place.key ? `${place.key}.${key}` : key;
    throw new Error(`${place.file}: unknown key "${path}". Allowed: ${allowed.join(', ')}`);
  }
}

/**
 * Rejects paths that lead out of the example.
 *
 * @returns The path itself.
 * @throws When it is absolute, has `..` in it or a final slash.
 */
export function assertInside(path: string, place: Place): string {
  if (/^\/|\/$|\\|^\.{1,2}$|(?:^|\/)\.\.?(?:\/|$)/.test(path)) {
    fail(place, 'must be a path inside the example such as "dist", without a final slash');
  }
  return path;
}
