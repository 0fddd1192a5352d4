/** Who may do what with the cards and columns of a bank's members, and with the list of an evening. */
import { admin, each, OUR_BANK, type Rule } from './permissions-rule.ts';

export const DESK_PERMISSIONS = {
  changeCardNumber: { ...admin, of: 'member', admin: OUR_BANK },
  readMemberColumns: admin,
  chooseMemberColumns: admin,
  recordEvening: { ...admin, of: 'member', admin: each('ok', 'ok', 400, 400) },
} satisfies Record<string, Rule>;
