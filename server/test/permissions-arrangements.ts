/** Who may do what with appointments: a part of the table of permissions. */
import type { arrangementsEndpoints } from '#contract/endpoints/arrangements.ts';
import type { calendarEndpoints } from '#contract/endpoints/calendar.ts';
import { MINE_ONLY, member, open, type Rule } from './permissions-rule.ts';

export const ARRANGEMENT_PERMISSIONS: Record<
  keyof typeof arrangementsEndpoints | keyof typeof calendarEndpoints,
  Rule
> = {
  listArrangements: member,
  readArrangement: { ...member, of: 'proposal', member: MINE_ONLY, admin: MINE_ONLY },
  proposeArrangement: member,
  changeArrangement: { ...member, of: 'proposal', member: MINE_ONLY, admin: MINE_ONLY },
  agreeArrangement: { ...member, of: 'proposal', member: MINE_ONLY, admin: MINE_ONLY },
  dropArrangement: { ...member, of: 'proposal', member: MINE_ONLY, admin: MINE_ONLY },
  recordArrangement: { ...member, of: 'agreed', member: MINE_ONLY, admin: MINE_ONLY },
  readArrangementFile: { ...member, of: 'proposal', member: MINE_ONLY, admin: MINE_ONLY },
  readCalendarLink: member,
  makeCalendarLink: member,
  endCalendarLink: member,
  // Its address is a secret of one person: calendar.test.ts follows one.
  readCalendar: { ...open, everybody: 404 },
};
