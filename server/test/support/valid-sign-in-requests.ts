/** Calls about signing in that are all right, for stories of permission and of bad input. */
import type { accessTokenEndpoints } from '#contract/endpoints/access-tokens.ts';
import type { erasureEndpoints } from '#contract/endpoints/erasure.ts';
import type { passkeyEndpoints } from '#contract/endpoints/passkeys.ts';
import type { signInEndpoints } from '#contract/endpoints/sign-in.ts';
import type { InputOf } from '#contract/endpoints.ts';
import { PASSWORD } from './world.ts';

type SignInRequests = {
  [Name in
    | keyof typeof signInEndpoints
    | keyof typeof passkeyEndpoints
    | keyof typeof accessTokenEndpoints
    | keyof typeof erasureEndpoints]: (fixture: { id: number }) => InputOf<Name>;
};

const credential = {
  id: 'none',
  rawId: 'none',
  type: 'public-key' as const,
  clientExtensionResults: {},
};
const made = { clientDataJSON: 'none', attestationObject: 'none' };
const signed = { clientDataJSON: 'none', authenticatorData: 'none', signature: 'none' };
const NO_PASSKEY = 1_000_000;
const NO_TOKEN = 1_000_000;

const proof = { password: PASSWORD, code: '123456' };

export const SIGN_IN_REQUESTS = {
  listSessions: () => ({}),
  endSession: () => ({ params: { id: crypto.randomUUID() } }),
  endOtherSessions: () => ({}),
  secondStep: () => ({ body: { challenge: 'none', code: '123456' } }),
  readSecondFactor: () => ({}),
  beginSecondFactor: () => ({ body: { password: PASSWORD } }),
  confirmSecondFactor: () => ({ body: { code: '123456' } }),
  renewRecoveryCodes: () => ({ body: proof }),
  removeSecondFactor: () => ({ body: proof }),
  listPasskeys: () => ({}),
  beginPasskey: () => ({ body: { password: PASSWORD } }),
  addPasskey: () => ({ body: { name: 'Telefono', response: { ...credential, response: made } } }),
  renamePasskey: () => ({ params: { id: NO_PASSKEY }, body: { name: 'Tablet' } }),
  removePasskey: () => ({ params: { id: NO_PASSKEY }, body: { password: PASSWORD } }),
  beginPasskeySignIn: () => ({}),
  passkeySignIn: () => ({
    body: { response: { ...credential, response: signed }, rememberMe: false },
  }),
  listAccessTokens: () => ({}),
  makeAccessToken: () => ({
    body: { name: 'Script', scopes: ['read' as const], days: 30, password: PASSWORD },
  }),
  revokeAccessToken: () => ({ params: { id: NO_TOKEN } }),
  readErasure: () => ({}),
  askErasure: () => ({ body: { password: PASSWORD } }),
  takeBackErasure: () => ({}),
  listDeskErasures: () => ({ query: {} }),
  askErasureFor: ({ id }) => ({ params: { id }, body: { word: 'paper' } }),
  takeBackErasureFor: ({ id }) => ({ params: { id } }),
  readMemberFactor: ({ id }) => ({ params: { id } }),
  removeMemberFactor: ({ id }) => ({ params: { id }, body: { note: 'In persona' } }),
} satisfies SignInRequests;
