/** The routes of appointments. */
import type { arrangementsEndpoints } from '#contract/endpoints/arrangements.ts';
import type { arrangementsDeskEndpoints } from '#contract/endpoints/arrangements-desk.ts';
import type { calendarEndpoints } from '#contract/endpoints/calendar.ts';
import type { standingsEndpoints } from '#contract/endpoints/standings.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import type { Handlers } from '#server/routing.ts';
import {
  agreeForMember,
  dropForMember,
  proposeForMember,
  readDeskArrangements,
  recordForMember,
} from './desk.ts';
import { endLink, makeLink, readCalendarFile, readCalendarLink, readFeed } from './following.ts';
import { agreeTo, dropIt, propose, proposeOther } from './proposing.ts';
import { readArrangement, readArrangements } from './reading.ts';
import { recordDone } from './recording.ts';
import {
  agreeToStanding,
  dropStanding,
  endStanding,
  pauseStanding,
  proposeStanding,
  readStandings,
  resumeStanding,
} from './standings.ts';
import { takeBackDecision } from './taking-back.ts';

export function arrangementRoutes(deps: Deps): Pick<Handlers, keyof typeof arrangementsEndpoints> {
  return {
    listArrangements: ({ actor, query, locale }) => readArrangements(deps, actor, query, locale),
    readArrangement: ({ actor, params, locale }) => readArrangement(deps, actor, params.id, locale),
    proposeArrangement: ({ actor, body, locale }) => propose(deps, self(actor), body, locale),
    changeArrangement: ({ actor, params: { id }, body, locale }) =>
      proposeOther(deps, self(actor), { id, locale }, body),
    agreeArrangement: ({ actor, params: { id }, body, locale }) =>
      agreeTo(deps, self(actor), { id, locale, isUndoable: body.undoable }, body.sequence),
    dropArrangement: ({ actor, params: { id }, body, locale }) =>
      dropIt(deps, self(actor), { id, locale, isUndoable: body?.undoable }),
    takeBackArrangement: ({ actor, params: { id }, locale }) =>
      takeBackDecision(deps, self(actor), { id, locale }),
    recordArrangement: ({ actor, params: { id }, body, locale }) =>
      recordDone(deps, actor, { id, locale }, body),
  };
}

/** The routes of appointments at the desk. */
export function arrangementDeskRoutes(
  deps: Deps,
): Pick<Handlers, keyof typeof arrangementsDeskEndpoints> {
  return {
    listDeskArrangements: ({ actor, query, locale }) =>
      readDeskArrangements(deps, actor, query, locale),
    proposeForMember: ({ actor: admin, body, locale, idempotencyKey: key }) =>
      proposeForMember(deps, { admin, key, locale }, body),
    agreeForMember: ({ actor, params: { id }, body, locale }) =>
      agreeForMember(deps, actor, { id, locale }, body),
    dropForMember: ({ actor, params: { id }, body, locale }) =>
      dropForMember(deps, actor, { id, locale }, body),
    recordForMember: ({ actor, params: { id }, body, locale }) =>
      recordForMember(deps, actor, { id, locale }, body),
  };
}

/** The routes of standing appointments. */
export function standingRoutes(deps: Deps): Pick<Handlers, keyof typeof standingsEndpoints> {
  return {
    listStandings: ({ actor, locale }) => readStandings(deps, actor, locale),
    proposeStanding: ({ actor, body, locale }) => proposeStanding(deps, self(actor), body, locale),
    agreeStanding: ({ actor, params: { id }, locale }) =>
      agreeToStanding(deps, self(actor), { id, locale }),
    dropStanding: ({ actor, params: { id }, locale }) =>
      dropStanding(deps, self(actor), { id, locale }),
    pauseStanding: ({ actor, params: { id }, body, locale }) =>
      pauseStanding(deps, self(actor), { id, locale }, body.until),
    resumeStanding: ({ actor, params: { id }, locale }) =>
      resumeStanding(deps, self(actor), { id, locale }),
    endStanding: ({ actor, params: { id }, locale }) =>
      endStanding(deps, self(actor), { id, locale }),
  };
}

/** The routes of appointments for calendar programs. */
export function calendarRoutes(deps: Deps): Pick<Handlers, keyof typeof calendarEndpoints> {
  return {
    readArrangementFile: ({ actor, params: { id }, locale }) =>
      readCalendarFile(deps, actor, { id, locale }),
    readCalendarLink: ({ actor }) => readCalendarLink(deps, actor),
    makeCalendarLink: ({ actor }) => makeLink(deps, actor),
    endCalendarLink: ({ actor }) => endLink(deps, actor),
    readCalendar: ({ params }) => readFeed(deps, params.file),
  };
}

const self = ({ personId, bankId }: SignedInMember) => ({ personId, bankId, by: personId });
