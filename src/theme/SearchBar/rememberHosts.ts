interface Host {
  url: string;
}

interface HostsCache {
  get<State>(host: Host, unknown: () => Promise<State>): Promise<State>;
  set<State>(host: Host, state: State): Promise<State>;
}

/** A search client of Algolia, as far as it matters here. */
export interface SearchClient {
  transporter: { hostsCache: object };
}

const states = new Map<string, unknown>();

/** What is known of Algolia's hosts, as long as the document lives. */
const hostsCache: HostsCache = {
  get: (host, unknown) =>
    states.has(host.url) ? Promise.resolve(states.get(host.url) as never) : unknown(),
  set(host, state) {
    states.set(host.url, state);
    return Promise.resolve(state);
  },
};

/**
 * Makes a client pass over hosts that were down for as long as it means to (120000 ms). Up to release 5.64 it stores the
 * state of a host under another key than it looks it up by, so that a host that is down is asked first again, and local
 * storage gains an entry with each failure.
 */
export function rememberHosts({ transporter }: SearchClient): void {
  Object.assign(transporter.hostsCache, hostsCache);
}
