import { hostsCache } from './hostsCache';

/** Options of Algolia's client. */
export const clientOptions = {
  hostsCache,
  /**
   * Status 429 is as final as any other 4xx. By default, the client asks three more times, and each
   * time the reader waits for as long as the response says, without a limit.
   */
  maxRateLimitRetries: 0,
} as const;
