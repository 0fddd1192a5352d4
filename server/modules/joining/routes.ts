/** The routes of joining: registering, asking a bank, and its answer. */
import type { joiningEndpoints } from '#contract/endpoints/joining.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { confirmRegistration, register, resendVerification } from './registration.ts';
import { acceptMember, denyMember, joinBank, readAwaiting, withdrawJoin } from './requests.ts';
import { takeBackAnswer } from './taking-back.ts';
import { REGISTERED } from './texts.ts';
import { deleteUnverified, readUnverified, resendToUnverified } from './unverified.ts';

export function joiningRoutes(deps: Deps): Pick<Handlers, keyof typeof joiningEndpoints> {
  return {
    register: async ({ body, locale }) => {
      await register(deps, body);
      return REGISTERED[locale];
    },
    confirmRegistration: ({ query }) => confirmRegistration(deps, query.registrationToken ?? ''),
    resendVerification: ({ params }) => resendVerification(deps, params.email),
    joinBank: ({ actor, params, query }) => joinBank(deps, actor, params.bankId, query.notice),
    withdrawJoin: ({ actor, params }) => withdrawJoin(deps, actor, params.bankId),
    listAwaiting: ({ actor, query }) => readAwaiting(deps, actor, query),
    acceptMember: ({ actor, params, body }) =>
      acceptMember(deps, actor, params.id, { isUndoable: body?.undoable }),
    denyMember: ({ actor, params, body }) =>
      denyMember(deps, actor, params.id, { isUndoable: body?.undoable }),
    takeBackMember: ({ actor, params }) => takeBackAnswer(deps, actor, params.id),
    listUnverified: ({ actor, query }) => readUnverified(deps, actor, query),
    resendToUnverified: ({ actor, params }) => resendToUnverified(deps, actor, params.id),
    deleteUnverified: ({ actor, params }) => deleteUnverified(deps, actor, params.id),
  };
}
