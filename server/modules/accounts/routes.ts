/** The routes of accounts. */
import type { accessTokenEndpoints } from '#contract/endpoints/access-tokens.ts';
import type { accountsEndpoints } from '#contract/endpoints/accounts.ts';
import type { passkeyEndpoints } from '#contract/endpoints/passkeys.ts';
import type { signInEndpoints } from '#contract/endpoints/sign-in.ts';
import type { Deps } from '#server/deps.ts';
import { newChallenge } from '#server/modules/guards/bot-check.ts';
import type { Handlers } from '#server/routing.ts';
import { makeAccessToken, readAccessTokens, revokeAccessToken } from './access-tokens.ts';
import { readUser, signIn } from './actions.ts';
import { readFactorOfMember, removeFactorOfMember } from './desk-help.ts';
import { endMyOtherSessions, endSessionOfMine, readOwnSessions } from './own-sessions.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.ts';
import { addPasskey, beginPasskey, namePasskey, readPasskeys, removePasskey } from './passkeys.ts';
import { changePassword, requestPasswordReset, resetPassword } from './passwords.ts';
import { updateOwnData } from './profile.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';
import { signInWithCode } from './second-step.ts';
import { closeSession, refreshSession } from './sessions.ts';
import { restoreEmail } from './way-back.ts';

export function accountRoutes(
  deps: Deps,
): Pick<
  Handlers,
  | keyof typeof accountsEndpoints
  | keyof typeof signInEndpoints
  | keyof typeof passkeyEndpoints
  | keyof typeof accessTokenEndpoints
> {
  return {
    login: ({ body, ip, device }) =>
      signIn(deps, {
        email: body.username,
        password: body.password,
        remembered: body.rememberMe === 'true',
        ip,
        device,
      }),
    refresh: ({ actor }) => refreshSession(deps, actor),
    secondStep: ({ body, ip, device }) => signInWithCode(deps, { ...body, ip, device }),
    logout: ({ actor }) => closeSession(deps, actor.sessionId),
    listSessions: ({ actor }) => readOwnSessions(deps, actor),
    endSession: ({ actor, params }) => endSessionOfMine(deps, actor, params.id),
    endOtherSessions: ({ actor }) => endMyOtherSessions(deps, actor),
    readSecondFactor: ({ actor }) => readSecondFactor(deps, actor),
    beginSecondFactor: ({ actor, body, ip }) => beginSecondFactor(deps, actor, { ...body, ip }),
    confirmSecondFactor: ({ actor, body }) => confirmSecondFactor(deps, actor, body.code),
    renewRecoveryCodes: ({ actor, body, ip }) => renewRecoveryCodes(deps, actor, { ...body, ip }),
    removeSecondFactor: ({ actor, body, ip }) => removeSecondFactor(deps, actor, { ...body, ip }),
    readMemberFactor: ({ actor, params }) => readFactorOfMember(deps, actor, params.id),
    removeMemberFactor: ({ actor, params, body }) =>
      removeFactorOfMember(deps, actor, { id: params.id, ...body }),
    listPasskeys: ({ actor }) => readPasskeys(deps, actor),
    beginPasskey: ({ actor, body, ip }) => beginPasskey(deps, actor, { ...body, ip }),
    addPasskey: ({ actor, body }) => addPasskey(deps, actor, body),
    renamePasskey: ({ actor, params, body }) => namePasskey(deps, actor, { ...params, ...body }),
    removePasskey: ({ actor, params, body, ip }) =>
      removePasskey(deps, actor, { id: params.id, ...body, ip }),
    beginPasskeySignIn: () => beginPasskeySignIn(deps),
    passkeySignIn: ({ body, ip, device }) =>
      signInWithPasskey(deps, { response: body.response, remembered: body.rememberMe, ip, device }),
    listAccessTokens: ({ actor }) => readAccessTokens(deps, actor),
    makeAccessToken: ({ actor, body, ip }) => makeAccessToken(deps, actor, { ...body, ip }),
    revokeAccessToken: ({ actor, params }) => revokeAccessToken(deps, actor, params.id),
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
