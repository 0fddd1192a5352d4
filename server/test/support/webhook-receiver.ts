/** A program of an association on this machine that is told what happens, over HTTP. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

interface CaughtMessage {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  /** Everything caught so far, oldest first. */
  caught: CaughtMessage[];
  /** What it answers from now on. */
  answers: number;
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((call, response) => {
    const answer = (body: string) => {
      receiver.caught.push({ headers: call.headers, body });
      response.writeHead(receiver.answers, { location: receiver.url }).end();
    };
    // A call that is cut off is no call.
    text(call).then(answer, () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${address.port}/hook`,
    caught: [],
    answers: 204,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
