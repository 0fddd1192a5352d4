/** `/metrics` for Prometheus (specification §31): closed unless a token is set, and then to all others. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isSameSecret } from '#server/platform/secrets.ts';
import { readFigures, watchProcess } from './figures.ts';

/** Serves it; 404 where nobody has set METRICS_TOKEN, 401 without that token. */
export function serveMetrics(app: FastifyInstance, deps: Deps): void {
  const { metrics, config } = deps;
  watchProcess(deps);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!metrics || config.metricsToken === undefined) throw new Refusal('not-found');
    void reply.header('cache-control', 'no-store');
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`)) {
      throw new Refusal('unauthenticated');
    }
    const { type, text } = await metrics.render(await readFigures(deps));
    return reply.type(type).send(text);
  });
}
