/** The routes of a bank's members. */
import type { membersEndpoints } from '#contract/endpoints/people/members.ts';
import type { ActionsOf } from '#server/call.ts';
import { changeCardNumber } from './card-number.ts';
import { closeAccount, readClosing } from './closing.ts';
import { chooseMemberColumns, readMemberColumns } from './columns.ts';
import { changeRole, readMemberTrail, removeMember, updateMember } from './desk.ts';
import { readBankPeople, readFormerMembers, readMemberNames, readMembers } from './lists.ts';

export const memberRoutes = {
  listMemberNames: readMemberNames,
  listBankPeople: readBankPeople,
  listMembers: readMembers,
  listFormerMembers: readFormerMembers,
  readMemberColumns,
  chooseMemberColumns,
  updateMember,
  changeCardNumber,
  removeMember,
  readClosing,
  closeAccount,
  changeRole,
  readMemberTrail,
} satisfies ActionsOf<typeof membersEndpoints>;
