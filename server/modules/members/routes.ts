/** The routes of a bank's members. */
import type { membersEndpoints } from '#contract/endpoints/members.ts';
import type { Deps } from '#server/deps.ts';
import { pageValues } from '#server/platform/paging.ts';
import type { Handlers } from '#server/routing.ts';
import { closeAccount, readClosing } from './closing.ts';
import { changeRole, readMemberTrail, removeMember, updateMember } from './desk.ts';
import { readBankPeople, readMemberNames, readMembers } from './lists.ts';

export function memberRoutes(deps: Deps): Pick<Handlers, keyof typeof membersEndpoints> {
  return {
    listMemberNames: ({ actor, params, query }) => readMemberNames(deps, actor, params.id, query),
    listBankPeople: ({ actor }) => readBankPeople(deps, actor),
    listMembers: ({ actor, params, query }) => readMembers(deps, actor, params.id, query),
    updateMember: ({ actor, body }) => updateMember(deps, actor, body),
    removeMember: ({ actor, params }) => removeMember(deps, actor, params.id),
    readClosing: ({ actor, params }) => readClosing(deps, actor, params.id),
    closeAccount: ({ actor, params, body, locale }) =>
      closeAccount(deps, actor, params.id, { act: body, locale }),
    changeRole: ({ actor, params, body }) => changeRole(deps, actor, params.id, body.role),
    readMemberTrail: ({ actor, params, query }) =>
      readMemberTrail(deps, actor, params.id, pageValues(query)),
  };
}
