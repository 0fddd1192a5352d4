/** The doors of banks and memberships. */
import type { membersEndpoints } from '#contract/endpoints/members.ts';
import type { Deps } from '#server/deps.ts';
import { pageValues } from '#server/platform/paging.ts';
import type { Handlers } from '#server/routing.ts';
import { readAwaiting, readBankOf, readBanks, readMemberNames, readMembers } from './actions.ts';
import {
  changeBankData,
  changeRole,
  readBankFigures,
  readMemberTrail,
  removeMember,
  updateMember,
} from './desk.ts';
import { acceptMember, denyMember, joinBank, withdrawJoin } from './joining.ts';
import { takeBackAnswer } from './taking-back.ts';
import { deleteUnverified, readUnverified, resendToUnverified } from './unverified.ts';

export function memberRoutes(deps: Deps): Pick<Handlers, keyof typeof membersEndpoints> {
  return {
    listBanks: ({ query }) => readBanks(deps, query),
    listAllBanks: ({ query }) => readBanks(deps, query),
    readBankOfUser: ({ actor, params }) => readBankOf(deps, actor, params.id),
    joinBank: ({ actor, params }) => joinBank(deps, actor, params.bankId),
    withdrawJoin: ({ actor, params }) => withdrawJoin(deps, actor, params.bankId),
    listMemberNames: ({ actor, params, query }) => readMemberNames(deps, actor, params.id, query),
    listMembers: ({ actor, params, query }) => readMembers(deps, actor, params.id, query),
    listAwaiting: ({ actor, query }) => readAwaiting(deps, actor, query),
    updateMember: ({ actor, body }) => updateMember(deps, actor, body),
    removeMember: ({ actor, params }) => removeMember(deps, actor, params.id),
    changeRole: ({ actor, params, body }) => changeRole(deps, actor, params.id, body.role),
    listUnverified: ({ actor, query }) => readUnverified(deps, actor, query),
    resendToUnverified: ({ actor, params }) => resendToUnverified(deps, actor, params.id),
    deleteUnverified: ({ actor, params }) => deleteUnverified(deps, actor, params.id),
    updateBank: ({ actor, body }) => changeBankData(deps, actor, body),
    readBankFigures: ({ actor }) => readBankFigures(deps, actor),
    readMemberTrail: ({ actor, params, query }) =>
      readMemberTrail(deps, actor, params.id, pageValues(query)),
    acceptMember: ({ actor, params, body }) =>
      acceptMember(deps, actor, params.id, { isUndoable: body?.undoable }),
    denyMember: ({ actor, params, body }) =>
      denyMember(deps, actor, params.id, { isUndoable: body?.undoable }),
    takeBackMember: ({ actor, params }) => takeBackAnswer(deps, actor, params.id),
  };
}
