/** The routes of appointments: a member's own, at the desk, standing ones, and for calendar programs. */
import type { acceptingEndpoints } from '#contract/endpoints/board/accepting.ts';
import type { arrangementsEndpoints } from '#contract/endpoints/board/arrangements.ts';
import type { calendarEndpoints } from '#contract/endpoints/board/calendar.ts';
import type { standingsEndpoints } from '#contract/endpoints/board/standings.ts';
import type { ActionsOf } from '#server/call.ts';
import { acceptAnswer } from './accepting.ts';
import { readDeskArrangements } from './desk.ts';
import { endLink, makeLink, readCalendarFile, readCalendarLink, readFeed } from './following.ts';
import {
  agreeArrangement,
  dropArrangement,
  proposeArrangement,
  proposeOther,
} from './proposing.ts';
import { readArrangement, readArrangements } from './reading.ts';
import { recordDone } from './recording.ts';
import { takeBackStanding } from './standing-taking-back.ts';
import {
  agreeStanding,
  dropStanding,
  endStanding,
  pauseStanding,
  proposeStanding,
  readStandings,
  resumeStanding,
} from './standings.ts';
import { takeBackDecision } from './taking-back.ts';

export const arrangementRoutes = {
  listArrangements: readArrangements,
  readArrangement,
  acceptAnswer,
  proposeArrangement,
  changeArrangement: proposeOther,
  agreeArrangement,
  dropArrangement,
  takeBackArrangement: takeBackDecision,
  recordArrangement: recordDone,
  listDeskArrangements: readDeskArrangements,
  listStandings: readStandings,
  proposeStanding,
  agreeStanding,
  dropStanding,
  pauseStanding,
  resumeStanding,
  endStanding,
  takeBackStanding,
  readArrangementFile: readCalendarFile,
  readCalendarLink,
  makeCalendarLink: makeLink,
  endCalendarLink: endLink,
  readCalendar: readFeed,
} satisfies ActionsOf<
  typeof acceptingEndpoints &
    typeof arrangementsEndpoints &
    typeof standingsEndpoints &
    typeof calendarEndpoints
>;
