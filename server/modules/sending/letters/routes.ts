/** The routes of letters, and the address where mail programs stop them with one click. */
import type { FastifyInstance } from 'fastify';
import type { lettersEndpoints } from '#contract/endpoints/sending/letters.ts';
import { actTokenSchema } from '#contract/sending/letters.ts';
import type { ActionsOf } from '#server/call.ts';
import type { Deps } from '#server/deps.ts';
import { assertCallLimit } from '#server/modules/running/guards/calls.ts';
import { momentOf } from '#server/platform/clock.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { networkOf } from '#server/platform/network.ts';
import { doAct, keepOpenByAct, readAct, stopByMailProgram, takeBackAct } from './acts.ts';
import { choosePreference, readPreferences } from './preferences.ts';

export const letterRoutes = {
  listLetterPreferences: readPreferences,
  setLetterPreference: choosePreference,
  readAct,
  doAct,
  takeBackAct,
  keepOpenByAct,
} satisfies ActionsOf<typeof lettersEndpoints>;

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
      await database.transaction((db) => stopByMailProgram({ db, ...momentOf(clock) }, token.data));
      return reply.code(204).send();
    },
  );
}
