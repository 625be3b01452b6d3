interface Host {
  url: string;
}

const states = new Map<string, unknown>();
const urlOf = (host: unknown) => (host as Host).url;

/**
 * What is known of Algolia's hosts, as long as the document lives; an option of the client. With its
 * own cache the client, up to release 5.64, stores the state of a host under another key than it
 * looks it up by: a host that is down is asked first again, and local storage gains an entry with
 * each failure.
 */
export const hostsCache = {
  get: <State>(host: unknown, unknown: () => Promise<State>): Promise<State> =>
    states.has(urlOf(host)) ? Promise.resolve(states.get(urlOf(host)) as State) : unknown(),
  set<State>(host: unknown, state: State): Promise<State> {
    states.set(urlOf(host), state);
    return Promise.resolve(state);
  },
  delete(host: unknown): Promise<void> {
    states.delete(urlOf(host));
    return Promise.resolve();
  },
  clear(): Promise<void> {
    states.clear();
    return Promise.resolve();
  },
};
