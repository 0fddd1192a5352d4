/** The doors of accounts: each reads as a sentence. */
import type { accountsEndpoints } from '#contract/endpoints/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { newChallenge } from '#server/modules/guards/bot-check.ts';
import { readPicture, resetPicture, uploadPicture } from '#server/modules/pictures/actions.ts';
import type { Handlers } from '#server/routing.ts';
import { readUser, signIn } from './actions.ts';
import { restoreEmail } from './email.ts';
import { changePassword, requestPasswordReset, resetPassword } from './passwords.ts';
import { updateOwnData } from './profile.ts';
import { confirmRegistration, register, resendVerification } from './registration.ts';
import { closeSession, refreshSession } from './sessions.ts';
import { REGISTERED } from './texts.ts';

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
    register: async ({ body, locale }) => {
      await register(deps, body);
      return REGISTERED[locale];
    },
    confirmRegistration: ({ query }) => confirmRegistration(deps, query.registrationToken ?? ''),
    readUser: ({ actor, params }) => readUser(deps, actor, params.id),
    updateUser: ({ actor, body }) => updateOwnData(deps, actor, body),
    resendVerification: ({ params }) => resendVerification(deps, params.email),
    requestPasswordReset: ({ params }) => requestPasswordReset(deps, params.email),
    resetPassword: ({ query, body, ip }) =>
      resetPassword(deps, { token: query.passwordToken ?? '', id: query.id, ...body, ip }),
    restoreEmail: ({ body }) => restoreEmail(deps, body.token),
    changePassword: ({ actor, body, ip }) => changePassword(deps, actor, { ...body, ip }),
    readPicture: ({ actor, query }) => readPicture(deps, actor, query.of ?? 'member'),
    uploadPicture: ({ actor, query, file, signal }) =>
      uploadPicture(deps, actor, query.of ?? 'member', { file, signal }),
    resetPicture: ({ actor, query }) => resetPicture(deps, actor, query.of ?? 'member'),
  };
}
