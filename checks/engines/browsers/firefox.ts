import WebSocket from 'ws';
import { clickActions, keyActions, type Driver, type WithBrowser } from './driver';
import { findInstalled, withFolder, withProgram } from './program';

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  message?: string;
  result?: unknown;
}

/** A connection that sends commands of WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let last = 0;
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  };
  return { send, close: () => socket.close() };
}

async function createDriver({ send }: Awaited<ReturnType<typeof connect>>): Promise<Driver> {
  await send('session.new', { capabilities: {} });
  const tree = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree', {});
  const [{ context }] = tree.contexts;
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<{
        result: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    press: (...keys) => send('input.performActions', { context, actions: keyActions(keys) }),
    click: (x, y) => send('input.performActions', { context, actions: clickActions(x, y) }),
  };
}

export const withFirefox: WithBrowser = (run) => {
  const firefox = findInstalled(['firefox-esr', 'firefox'], 'firefox-esr');
  return withFolder((profile) =>
    withProgram(
      [firefox, '--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
      {},
      /WebDriver BiDi listening on (ws:\S+)/,
      async ([, url]) => {
        const connection = await connect(`${url}/session`);
        try {
          return await run(await createDriver(connection));
        } finally {
          connection.close();
        }
      },
    ),
  );
};
