/** The doors of accounts: each reads as a sentence. */
import type { Deps } from '#server/deps.ts';
import { newChallenge } from '#server/modules/guards/bot-check.ts';
import type { Handlers } from '#server/routing.ts';
import { readUser, signIn } from './actions.ts';
import { confirmRegistration, register } from './registration.ts';
import { closeSession, refreshSession } from './sessions.ts';
import { REGISTERED } from './texts.ts';

type AccountHandlers = Pick<
  Handlers,
  'login' | 'refresh' | 'logout' | 'botChallenge' | 'register' | 'confirmRegistration' | 'readUser'
>;

export function accountRoutes(deps: Deps): AccountHandlers {
  return {
    login: ({ body, ip }) =>
      signIn(deps, {
        email: body.username,
        password: body.password,
        remembered: body.rememberMe === 'true',
        ip,
      }),
    refresh: ({ actor }) => refreshSession(deps, actor),
    logout: ({ actor }) => closeSession(deps, actor.sessionId),
    botChallenge: () => newChallenge(deps.secret, deps.clock),
    register: async ({ body, locale }) => {
      await register(deps, body);
      return REGISTERED[locale];
    },
    confirmRegistration: ({ query }) => confirmRegistration(deps, query.registrationToken ?? ''),
    readUser: ({ actor, params }) => readUser(deps, actor, params.id),
  };
}
