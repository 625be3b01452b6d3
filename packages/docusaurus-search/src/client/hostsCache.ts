const states = new Map<string, unknown>();
const urlOf = (host: unknown) => (host as { url: string }).url;

/**
 * Remembers which of Algolia's hosts are down, until the document is left. An option of the client:
 * its default cache, up to version 5.64, stores the state of a host under another key than it looks
 * it up by, so that it asks a host that is down first again, and local storage grows with each
 * failure.
 */
const hostsCache = {
  get: <State>(host: unknown, unknown: () => Promise<State>): Promise<State> =>
    states.has(urlOf(host)) ? Promise.resolve(states.get(urlOf(host)) as State) : unknown(),
  set<State>(host: unknown, state: State): Promise<State> {
    states.set(urlOf(host), state);
    return Promise.resolve(state);
  },
  delete: (host: unknown) => Promise.resolve(void states.delete(urlOf(host))),
  clear: () => Promise.resolve(states.clear()),
};

/** Options of Algolia's client. */
export const clientOptions = {
  hostsCache,
  /**
   * Status 429 is as final as any other 4xx. By default, the client asks three more times, and each
   * time the reader waits for as long as the response says, without a limit.
   */
  maxRateLimitRetries: 0,
} as const;
