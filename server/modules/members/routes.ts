/** The doors of banks and memberships. */
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { readAwaiting, readBanks, readMemberNames, readMembers } from './actions.ts';
import { acceptMember, denyMember, joinBank, withdrawJoin } from './joining.ts';

type MemberHandlers = Pick<
  Handlers,
  | 'listBanks'
  | 'joinBank'
  | 'withdrawJoin'
  | 'listMemberNames'
  | 'listMembers'
  | 'listAwaiting'
  | 'acceptMember'
  | 'denyMember'
>;

export function memberRoutes(deps: Deps): MemberHandlers {
  return {
    listBanks: ({ query }) => readBanks(deps, query),
    joinBank: ({ actor, params }) => joinBank(deps, actor, params.bankId),
    withdrawJoin: ({ actor, params }) => withdrawJoin(deps, actor, params.bankId),
    listMemberNames: ({ actor, params, query }) => readMemberNames(deps, actor, params.id, query),
    listMembers: ({ actor, params, query }) => readMembers(deps, actor, params.id, query),
    listAwaiting: ({ actor, query }) => readAwaiting(deps, actor, query),
    acceptMember: ({ actor, params }) => acceptMember(deps, actor, params.id),
    denyMember: ({ actor, params }) => denyMember(deps, actor, params.id),
  };
}
