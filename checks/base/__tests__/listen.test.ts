import net from 'node:net';
import { whileListening } from '../listen';

test('a server also closes if the function fails: it would keep the process running', async () => {
  const server = net.createServer();
  const failure = whileListening(server, () => Promise.reject(new Error('no browser')));
  await expect(failure).rejects.toThrow('no browser');
  expect(server.listening).toBe(false);
});
