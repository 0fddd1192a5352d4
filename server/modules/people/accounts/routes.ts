/** The routes of accounts. */
import type { accessTokenEndpoints } from '#contract/endpoints/people/access-tokens.ts';
import type { accountsEndpoints } from '#contract/endpoints/people/accounts.ts';
import type { passkeyEndpoints } from '#contract/endpoints/people/passkeys.ts';
import type { signInEndpoints } from '#contract/endpoints/people/sign-in.ts';
import type { ActionsOf } from '#server/call.ts';
import { newChallenge } from '#server/modules/running/guards/bot-check.ts';
import { makeAccessToken, readAccessTokens, revokeAccessToken } from './access-tokens.ts';
import { readUser, signIn } from './actions.ts';
import { readFactorOfMember, removeFactorOfMember } from './desk-help.ts';
import { endMyOtherSessions, endSessionOfMine, readOwnSessions } from './own-sessions.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.ts';
import {
  addPasskey,
  beginPasskey,
  readPasskeys,
  removePasskey,
  renamePasskey,
} from './passkeys.ts';
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

export const accountRoutes = {
  login: signIn,
  refresh: refreshSession,
  secondStep: signInWithCode,
  logout: closeSession,
  listSessions: readOwnSessions,
  endSession: endSessionOfMine,
  endOtherSessions: endMyOtherSessions,
  readSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  readMemberFactor: readFactorOfMember,
  removeMemberFactor: removeFactorOfMember,
  listPasskeys: readPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeySignIn,
  passkeySignIn: signInWithPasskey,
  listAccessTokens: readAccessTokens,
  makeAccessToken,
  revokeAccessToken,
  botChallenge: newChallenge,
  readUser,
  updateUser: updateOwnData,
  requestPasswordReset,
  resetPassword,
  restoreEmail,
  changePassword,
} satisfies ActionsOf<
  typeof accountsEndpoints &
    typeof signInEndpoints &
    typeof passkeyEndpoints &
    typeof accessTokenEndpoints
>;
