/** Closing: requests in hand may finish, connections without one are ended. */

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A request that is not answered by then is cut. */
const GRACE_MS = 20_000;
/** A request whose head is still on its way is given that long to arrive. */
const ARRIVAL_MS = 500;
/** Turns of the event loop in which what has arrived at this machine, and was not looked at yet, is read. */
const READING_TURNS = 4;

/**
 * From the moment `app` closes, ends what has no request in hand, and cuts the rest after 20 s.
 * @param endStreams ends the answers that would go on for ever
 * @returns whether it has begun to close
 */
export function closeInTime(app: FastifyInstance, endStreams: () => void): () => boolean {
  const open = new Set<Socket>();
  const inHand = new Set<ServerResponse>();
  let isClosing = false;
  let endsUnused = false;
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', (_, response) => {
    inHand.add(response);
    response.once('close', () => {
      inHand.delete(response);
      if (endsUnused) endUnused();
    });
  });
  // Nobody sends another call on a connection that ends with this answer.
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    await readArrived();
    endStreams();
    app.server.closeIdleConnections();
    // A browser keeps connections ready that never ask anything; Node does not count them as idle.
    setTimeout(async () => {
      await readArrived();
      endsUnused = true;
      endUnused();
    }, ARRIVAL_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
  return () => isClosing;

  function endUnused(): void {
    const used = new Set([...inHand].map(({ req }) => req.socket));
    for (const socket of open) if (!used.has(socket)) socket.destroySoon();
  }
}

/** Calls that wait at the door of a busy process are in hand as well. */
async function readArrived(): Promise<void> {
  for (let turns = 0; turns < READING_TURNS; turns += 1) await turn();
}
