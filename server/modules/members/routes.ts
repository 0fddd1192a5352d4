/** The doors of banks and memberships. */
import type { membersEndpoints } from '#contract/endpoints/members.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { readAwaiting, readBankOf, readBanks, readMemberNames, readMembers } from './actions.ts';
import { acceptMember, denyMember, joinBank, withdrawJoin } from './joining.ts';

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
    acceptMember: ({ actor, params }) => acceptMember(deps, actor, params.id),
    denyMember: ({ actor, params }) => denyMember(deps, actor, params.id),
  };
}
