/**
 * Makes a signal that ends a request after a time, because a connection can hang without an end.
 * Safari has `AbortSignal.timeout` from version 16 on.
 *
 * @param limit in ms
 */
export function abortAfter(limit: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error(`There was no answer within ${limit} ms.`)), limit);
  return controller.signal;
}
