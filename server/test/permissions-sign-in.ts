/** Who may do what about signing in: sessions, the second factor and passkeys. */
import type { accessTokenEndpoints } from '#contract/endpoints/people/access-tokens.ts';
import type { erasureEndpoints } from '#contract/endpoints/people/erasure.ts';
import type { passkeyEndpoints } from '#contract/endpoints/people/passkeys.ts';
import type { signInEndpoints } from '#contract/endpoints/people/sign-in.ts';
import { admin, each, member, OUR_BANK, open, type Rule, session } from './permissions-rule.ts';

export const SIGN_IN_PERMISSIONS: Record<
  | keyof typeof signInEndpoints
  | keyof typeof passkeyEndpoints
  | keyof typeof accessTokenEndpoints
  | keyof typeof erasureEndpoints,
  Rule
> = {
  listSessions: session,
  // Of nobody: whose a session is stands in `own-sessions.test.ts`.
  endSession: { ...session, everybody: 404 },
  endOtherSessions: session,
  // Nothing waits for a code.
  secondStep: { ...open, everybody: 400 },
  readSecondFactor: session,
  beginSecondFactor: session,
  // Off, for everybody.
  confirmSecondFactor: { ...session, everybody: 409 },
  renewRecoveryCodes: { ...session, everybody: 409 },
  removeSecondFactor: { ...session, everybody: 409 },
  listPasskeys: session,
  beginPasskey: session,
  // Nothing was asked of a device; of nobody.
  addPasskey: { ...session, everybody: 400 },
  renamePasskey: { ...session, everybody: 404 },
  removePasskey: { ...session, everybody: 404 },
  beginPasskeySignIn: open,
  passkeySignIn: { ...open, everybody: 400 },
  listAccessTokens: session,
  makeAccessToken: member,
  revokeAccessToken: { ...session, everybody: 404 },
  readErasure: session,
  // Their membership, or their request, ends first.
  askErasure: { ...session, operator: 403, pending: 409, member: 403, admin: 403 },
  takeBackErasure: session,
  listDeskErasures: admin,
  // Who has a login asks by themselves.
  askErasureFor: { ...admin, of: 'desk member who left', admin: each(404, 'ok', 404, 404) },
  takeBackErasureFor: { ...admin, of: 'desk member who left', admin: each(404, 'ok', 404, 404) },
  readMemberFactor: { ...admin, of: 'member', admin: OUR_BANK },
  removeMemberFactor: { ...admin, of: 'member', admin: each(403, 409, 404, 404) },
};
