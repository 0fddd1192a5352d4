/** Calls about signing in that are all right, for stories of permission and of bad input. */
import type { signInEndpoints } from '#contract/endpoints/sign-in.ts';
import type { InputOf } from '#contract/endpoints.ts';
import { PASSWORD } from './world.ts';

type SignInRequests = {
  [Name in keyof typeof signInEndpoints]: (fixture: { id: number }) => InputOf<Name>;
};

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
  readMemberFactor: ({ id }) => ({ params: { id } }),
  removeMemberFactor: ({ id }) => ({ params: { id }, body: { note: 'In persona' } }),
} satisfies SignInRequests;
