/** Who may do what with appointments: a part of the table of permissions. */
import type { arrangementsEndpoints } from '#contract/endpoints/board/arrangements.ts';
import type { calendarEndpoints } from '#contract/endpoints/board/calendar.ts';
import type { standingsEndpoints } from '#contract/endpoints/board/standings.ts';
import { admin, each, MINE_ONLY, member, open, type Rule } from './permissions-rule.ts';

export const ARRANGEMENT_PERMISSIONS: Record<
  | keyof typeof arrangementsEndpoints
  | keyof typeof calendarEndpoints
  | keyof typeof standingsEndpoints,
  Rule
> = {
  listArrangements: member,
  readArrangement: { ...member, of: 'proposal', member: MINE_ONLY, admin: MINE_ONLY },
  proposeArrangement: member,
  changeArrangement: { ...member, of: 'proposal', member: MINE_ONLY, admin: MINE_ONLY },
  agreeArrangement: { ...member, of: 'proposal', member: MINE_ONLY, admin: MINE_ONLY },
  dropArrangement: { ...member, of: 'proposal', member: MINE_ONLY, admin: MINE_ONLY },
  // Nothing was decided.
  takeBackArrangement: {
    ...{ ...member, of: 'proposal', member: each(409, 404, 404, 404) },
    admin: each(409, 404, 404, 404),
  },
  recordArrangement: { ...member, of: 'agreed', member: MINE_ONLY, admin: MINE_ONLY },
  readArrangementFile: { ...member, of: 'proposal', member: MINE_ONLY, admin: MINE_ONLY },
  readCalendarLink: member,
  makeCalendarLink: member,
  endCalendarLink: member,
  listStandings: member,
  proposeStanding: member,
  agreeStanding: { ...member, of: 'standing-proposal', member: MINE_ONLY, admin: MINE_ONLY },
  dropStanding: { ...member, of: 'standing-proposal', member: MINE_ONLY, admin: MINE_ONLY },
  pauseStanding: { ...member, of: 'standing', member: MINE_ONLY, admin: MINE_ONLY },
  // It is not paused.
  resumeStanding: {
    ...{ ...member, of: 'standing', member: each(409, 404, 404, 404) },
    admin: each(409, 404, 404, 404),
  },
  endStanding: { ...member, of: 'standing', member: MINE_ONLY, admin: MINE_ONLY },
  // Nothing was decided.
  takeBackStanding: {
    ...{ ...member, of: 'standing', member: each(409, 404, 404, 404) },
    admin: each(409, 404, 404, 404),
  },
  listDeskArrangements: admin,
  // Its address is a secret of one person: calendar.test.ts follows one.
  readCalendar: { ...open, everybody: 404 },
};
