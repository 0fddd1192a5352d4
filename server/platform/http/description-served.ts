/** `/api/openapi.json`: the description of the API, packed for everybody who can read that. */
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const ADDRESS = '/api/openapi.json';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Serves what `read` says; made when somebody asks for the first time. */
export function serveDescription(app: FastifyInstance, read: () => object): void {
  let made: { plain: string; packed: Buffer } | undefined;
  app.get(ADDRESS, { schema: { hide: true } }, (request, reply) => {
    made ??= packedAndPlain(read());
    void reply.header('vary', 'accept-encoding').type(JSON_TYPE);
    const readsPacked = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(
      request.headers['accept-encoding'] ?? '',
    );
    return readsPacked
      ? reply.header('content-encoding', 'gzip').send(made.packed)
      : reply.send(made.plain);
  });
}

function packedAndPlain(description: object) {
  const plain = JSON.stringify(description);
  return { plain, packed: gzipSync(plain) };
}
