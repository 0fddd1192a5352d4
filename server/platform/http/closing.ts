/** Closing: requests in hand may finish, connections without one are ended. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A request that is not answered by then is cut. */
const GRACE_MS = 20_000;
/** A request whose head is still on its way is given that long to arrive. */
const ARRIVAL_MS = 500;

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
  app.addHook('preClose', async () => {
    isClosing = true;
    endStreams();
    app.server.closeIdleConnections();
    // A browser keeps connections ready that never ask anything; Node does not count them as idle.
    setTimeout(() => {
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
