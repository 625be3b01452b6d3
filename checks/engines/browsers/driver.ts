/** What the scenarios need of a browser. */
export interface Driver {
  /** Loads a URL in full. */
  open: (url: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Runs a function in the page; arguments and value are JSON. */
  run: <Args extends unknown[], Value>(
    look: (...args: Args) => Value,
    ...args: Args
  ) => Promise<Value>;
  /** Presses keys together, and releases them: characters, or names as in `KeyboardEvent.key`. */
  press: (...keys: string[]) => Promise<unknown>;
  /** Clicks on a point of the window, in px. */
  click: (x: number, y: number) => Promise<unknown>;
}

/** Starts a browser, and stops it after a function, also if that fails. */
export type WithBrowser = <Result>(run: (driver: Driver) => Promise<Result>) => Promise<Result>;
