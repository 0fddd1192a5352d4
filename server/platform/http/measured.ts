/** Counts what is answered, by endpoint and never by address. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the endpoint that a route serves. */
    endpoint?: string;
  }
}

/** Counts every answer from now on. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const seconds = isStream(reply) ? undefined : reply.elapsedTime / 1000;
    metrics.answered(endpointOf(request), reply.statusCode, seconds);
  });
}

/** The name in the contract; `web` for pages, files and the portal's other addresses, else `none`. */
function endpointOf({ routeOptions: { config, url } }: FastifyRequest): string {
  return config.endpoint ?? (url === undefined ? 'none' : 'web');
}

function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream');
}
