/** What the scenarios need of a browser. */
export interface Driver {
  /** Loads a URL in full. */
  open: (url: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Evaluates an expression in the page; its value is a string. */
  evaluate: (expression: string) => Promise<string>;
  /** Presses keys together, and releases them. */
  press: (...keys: Key[]) => Promise<unknown>;
  /** Clicks on a point of the window, in px. */
  click: (x: number, y: number) => Promise<unknown>;
}

/** Codes of WebDriver for keys without a character: https://w3c.github.io/webdriver/#keyboard-actions */
const codes = { Control: '\uE009', Enter: '\uE007', ArrowDown: '\uE015' } as const;

/** A key by its name, or a character. */
export type Key = keyof typeof codes | (string & {});

/** Starts a browser, and stops it after a function, also if that fails. */
export type WithBrowser = <Result>(run: (driver: Driver) => Promise<Result>) => Promise<Result>;

/** Input as both protocols of WebDriver describe it. */
export function keyActions(keys: readonly Key[]): object[] {
  const values = keys.map((key) => codes[key as keyof typeof codes] ?? key);
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.reverse().map((value) => ({ type: 'keyUp', value })),
  ];
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** A click as both protocols of WebDriver describe it. */
export function clickActions(x: number, y: number): object[] {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}
