/** The routes of accounts. */
import type { accountsEndpoints } from '#contract/endpoints/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { newChallenge } from '#server/modules/guards/bot-check.ts';
import type { Handlers } from '#server/routing.ts';
import { readUser, signIn } from './actions.ts';
import { restoreEmail } from './email.ts';
import { changePassword, requestPasswordReset, resetPassword } from './passwords.ts';
import { updateOwnData } from './profile.ts';
import { closeSession, refreshSession } from './sessions.ts';

export function accountRoutes(deps: Deps): Pick<Handlers, keyof typeof accountsEndpoints> {
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
    readUser: ({ actor, params }) => readUser(deps, actor, params.id),
    updateUser: ({ actor, body }) => updateOwnData(deps, actor, body),
    requestPasswordReset: ({ params }) => requestPasswordReset(deps, params.email),
    resetPassword: ({ query, body, ip }) =>
      resetPassword(deps, { token: query.passwordToken ?? '', id: query.id, ...body, ip }),
    restoreEmail: ({ body }) => restoreEmail(deps, body.token),
    changePassword: ({ actor, body, ip }) => changePassword(deps, actor, { ...body, ip }),
  };
}
