/** Closing in time: what is in hand may end, what only stays open is cut. */
import type { FastifyInstance } from 'fastify';

/** A browser keeps connections ready that never ask anything; nobody waits longer for those. */
const GRACE_MS = 2_000;

/** @param endStreams ends the answers that would go on for ever */
export function closeInTime(app: FastifyInstance, endStreams: () => void): void {
  app.addHook('preClose', async () => {
    endStreams();
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
}
