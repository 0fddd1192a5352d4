/** The routes of joining: registering, asking a bank, and its answer. */
import type { joiningEndpoints } from '#contract/endpoints/people/joining.ts';
import type { ActionsOf } from '#server/call.ts';
import { confirmRegistration, register, resendVerification } from './registration.ts';
import { acceptMember, denyMember, joinBank, readAwaiting, withdrawJoin } from './requests.ts';
import { takeBackAnswer } from './taking-back.ts';
import { deleteUnverified, readUnverified, resendToUnverified } from './unverified.ts';

export const joiningRoutes = {
  register,
  confirmRegistration,
  resendVerification,
  joinBank,
  withdrawJoin,
  listAwaiting: readAwaiting,
  acceptMember,
  denyMember,
  takeBackMember: takeBackAnswer,
  listUnverified: readUnverified,
  resendToUnverified,
  deleteUnverified,
} satisfies ActionsOf<typeof joiningEndpoints>;
