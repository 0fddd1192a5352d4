/** The routes of letters, and the address where mail programs stop them with one click. */
import type { FastifyInstance } from 'fastify';
import type { lettersEndpoints } from '#contract/endpoints/letters.ts';
import { actTokenSchema } from '#contract/letters.ts';
import type { Deps } from '#server/deps.ts';
import { assertCallLimit } from '#server/modules/guards/calls.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { networkOf } from '#server/platform/network.ts';
import type { Handlers } from '#server/routing.ts';
import { doAct, readAct, stopByMailProgram } from './acts.ts';
import { cadencesOf, choosePreference } from './preferences.ts';

export function letterRoutes(deps: Deps): Pick<Handlers, keyof typeof lettersEndpoints> {
  return {
    listLetterPreferences: ({ actor }) => cadencesOf(deps.database, actor.personId),
    setLetterPreference: ({ actor, body }) => choosePreference(deps, actor, body),
    readAct: ({ params, locale }) => readAct(deps, params.token, locale),
    doAct: ({ params, body, locale }) => doAct(deps, params.token, locale, body),
  };
}

/**
 * The address in a letter's List-Unsubscribe header: a person who opens it sees the page with the
 * button, a mail program posts to it (RFC 8058). It only ever stops letters.
 */
export function registerOneClickStop(app: FastifyInstance, deps: Deps): void {
  app.post<{ Params: { token: string } }>(
    '/act/:token',
    { schema: { hide: true } },
    async (request, reply) => {
      const { database, clock } = deps;
      await assertCallLimit(database, clock, 'acts', networkOf(request.ip));
      const token = actTokenSchema.safeParse(request.params.token);
      if (!token.success) throw new Refusal('token-invalid');
      await stopByMailProgram(deps, token.data);
      return reply.code(204).send();
    },
  );
}
