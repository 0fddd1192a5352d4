/** What an operator sees of each request: its id in the answer, and at level `info` one line of the log. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The header of the id, in requests of proxies and in every answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Adds both. Routes are logged as they are declared, never with what stands in an address. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(lineOf(request, reply), 'Answered');
  });
}

function lineOf({ method, routeOptions }: FastifyRequest, reply: FastifyReply) {
  return {
    method,
    route: routeOptions.url ?? 'none',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
}
