/** Many clients send `Content-Type: application/json` also when they have nothing to say. */
import type { FastifyInstance } from 'fastify';

/** Reads an empty JSON body as none; everything else as the framework does, poison refused. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.trim() === '') done(null, undefined);
      else parse(request, body, done);
    },
  );
}
