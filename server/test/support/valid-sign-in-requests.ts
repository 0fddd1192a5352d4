/** Calls about signing in that are all right, for stories of permission and of bad input. */
import type { GivenRequests } from './given-requests.ts';
import { PASSWORD } from './world.ts';

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
  endSession: () => ({ params: { id: crypto.randomUUID() } }),
  secondStep: () => ({ body: { challenge: 'none', code: '123456' } }),
  beginSecondFactor: () => ({ body: { password: PASSWORD } }),
  confirmSecondFactor: () => ({ body: { code: '123456' } }),
  renewRecoveryCodes: () => ({ body: proof }),
  removeSecondFactor: () => ({ body: proof }),
  beginPasskey: () => ({ body: { password: PASSWORD } }),
  addPasskey: () => ({ body: { name: 'Telefono', response: { ...credential, response: made } } }),
  renamePasskey: () => ({ params: { id: NO_PASSKEY }, body: { name: 'Tablet' } }),
  removePasskey: () => ({ params: { id: NO_PASSKEY }, body: { password: PASSWORD } }),
  passkeySignIn: () => ({
    body: { response: { ...credential, response: signed }, rememberMe: false },
  }),
  makeAccessToken: () => ({
    body: { name: 'Script', scopes: ['read' as const], days: 30, password: PASSWORD },
  }),
  revokeAccessToken: () => ({ params: { id: NO_TOKEN } }),
  askErasure: () => ({ body: { password: PASSWORD } }),
  askErasureFor: () => ({ body: { word: 'paper' } }),
  removeMemberFactor: () => ({ body: { note: 'In persona' } }),
} satisfies Partial<GivenRequests>;
