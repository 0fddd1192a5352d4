/** Closing: requests in hand may finish, connections without one are ended. */

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A request that is not answered by then is cut. */
const GRACE_MS = 20_000;
/** A request whose head is still on its way is given that long to arrive. */
const ARRIVAL_MS = 500;
/** After so many turns of the event loop without a new connection, everything that had arrived is read … */
const QUIET_TURNS = 4;
/** … and so long at most is waited for that, while others go on connecting. */
const ACCEPTING_MS = 5_000;

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
  let accepted = 0;
  app.server.on('connection', (socket) => {
    accepted += 1;
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
    const unused = setTimeout(async () => {
      await readArrived();
      endsUnused = true;
      endUnused();
    }, ARRIVAL_MS).unref();
    const late = setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
    // A timer holds the whole application: a process that opens many would keep each for 20 s.
    app.server.once('close', () => {
      clearTimeout(unused);
      clearTimeout(late);
    });
  });
  return () => isClosing;

  /**
   * Calls that wait at the door of a busy process are in hand as well: a turn of the event loop accepts
   * one connection, and a server that stops listening resets those that are left.
   */
  async function readArrived(): Promise<void> {
    const latest = performance.now() + ACCEPTING_MS;
    let known = accepted;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < latest; quiet += 1) {
      await turn();
      if (accepted > known) quiet = -1;
      known = accepted;
    }
  }

  function endUnused(): void {
    const used = new Set([...inHand].map(({ req }) => req.socket));
    for (const socket of open) if (!used.has(socket)) socket.destroySoon();
  }
}
