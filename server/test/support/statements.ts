/**
 * Every statement of the portal's modules, for the story that compares each with the database:
 * where it is exported, and of a family every variant (of languages one, for they differ in who is asked for a name).
 */
import { LIVE_BANK_SORTS } from '#contract/banks/banks.ts';
import { EXCHANGE_SORTS } from '#contract/hours/exchange-lists.ts';
import type { Locale } from '#contract/locales.ts';
import { CONSENT_LISTS } from '#contract/people/consents.ts';
import { APPLICANT_SORTS, UNVERIFIED_SORTS } from '#contract/people/joining-sorts.ts';
import { FORMER_MEMBER_SORTS, MEMBER_LOGINS, MEMBER_SORTS } from '#contract/people/members.ts';
import * as archiveImport from '#server/modules/banks/archive/import-sql.ts';
import * as archive from '#server/modules/banks/archive/sql.ts';
import { PLAIN_TABLE_NAMES } from '#server/modules/banks/archive/tables.ts';
import * as liveBanks from '#server/modules/banks/banks/live-banks-sql.ts';
import * as banks from '#server/modules/banks/banks/sql.ts';
import * as network from '#server/modules/banks/network/sql.ts';
import * as arrangementDates from '#server/modules/board/arrangements/dates-sql.ts';
import * as arrangementDesks from '#server/modules/board/arrangements/desk-sql.ts';
import * as arrangements from '#server/modules/board/arrangements/sql.ts';
import * as arrangementStandings from '#server/modules/board/arrangements/standing-sql.ts';
import * as bulletinPeople from '#server/modules/board/bulletins/people-sql.ts';
import * as finding from '#server/modules/board/finding/sql.ts';
import * as noticeRules from '#server/modules/board/notices/activities-sql.ts';
import * as noticeAnswers from '#server/modules/board/notices/answers-sql.ts';
import * as noticeAsks from '#server/modules/board/notices/asking-sql.ts';
import * as noticeDays from '#server/modules/board/notices/days-sql.ts';
import * as noticeDigests from '#server/modules/board/notices/digest-sql.ts';
import * as noticeKeeping from '#server/modules/board/notices/keeping-sql.ts';
import * as noticeLists from '#server/modules/board/notices/list-sql.ts';
import * as noticePictures from '#server/modules/board/notices/picture-sql.ts';
import * as publicBoards from '#server/modules/board/notices/public-sql.ts';
import * as noticeSheet from '#server/modules/board/notices/sheet-sql.ts';
import * as notices from '#server/modules/board/notices/sql.ts';
import * as noticeVoice from '#server/modules/board/notices/voice-sql.ts';
import * as batchRuns from '#server/modules/hours/batches/run-sql.ts';
import * as batches from '#server/modules/hours/batches/sql.ts';
import * as books from '#server/modules/hours/books/sql.ts';
import * as activities from '#server/modules/hours/exchanges/activities-sql.ts';
import * as appointmentHours from '#server/modules/hours/exchanges/appointments-sql.ts';
import * as courses from '#server/modules/hours/exchanges/course-sql.ts';
import * as deskSearch from '#server/modules/hours/exchanges/desk-search-sql.ts';
import * as exchangeHistory from '#server/modules/hours/exchanges/history-sql.ts';
import * as exchangeLists from '#server/modules/hours/exchanges/list-sql.ts';
import * as partners from '#server/modules/hours/exchanges/partners-sql.ts';
import * as exchanges from '#server/modules/hours/exchanges/sql.ts';
import * as statistics from '#server/modules/hours/exchanges/statistics-sql.ts';
import * as takingBack from '#server/modules/hours/exchanges/taking-back-sql.ts';
import * as fund from '#server/modules/hours/fund/sql.ts';
import * as bookChecks from '#server/modules/hours/ledger/check-sql.ts';
import * as ledger from '#server/modules/hours/ledger/sql.ts';
import * as limits from '#server/modules/hours/limits/sql.ts';
import * as chequeLists from '#server/modules/paper/cheques/list-sql.ts';
import * as cheques from '#server/modules/paper/cheques/sql.ts';
import * as invitations from '#server/modules/paper/desk/invitations-sql.ts';
import * as deskNotes from '#server/modules/paper/desk/notes-sql.ts';
import * as desk from '#server/modules/paper/desk/sql.ts';
import * as statementLines from '#server/modules/paper/desk/statement-sql.ts';
import * as ownData from '#server/modules/paper/exports/own-data-sql.ts';
import { OWN_TABLE_NAMES } from '#server/modules/paper/exports/own-data-tables.ts';
import * as importRows from '#server/modules/paper/imports/rows-sql.ts';
import * as delegates from '#server/modules/people/delegates/sql.ts';
import * as joining from '#server/modules/people/joining/sql.ts';
import * as closings from '#server/modules/people/members/closing-sql.ts';
import * as people from '#server/modules/people/members/list-sql.ts';
import * as members from '#server/modules/people/members/sql.ts';
import * as pictures from '#server/modules/people/pictures/sql.ts';
import * as skills from '#server/modules/people/skills/sql.ts';
import * as portalHistory from '#server/modules/portal/portal/history-sql.ts';
import * as portal from '#server/modules/portal/portal/sql.ts';
import * as audit from '#server/modules/running/audit/sql.ts';
import * as guards from '#server/modules/running/guards/sql.ts';
import * as housekeeping from '#server/modules/running/housekeeping/sql.ts';
import * as jobs from '#server/modules/running/jobs/sql.ts';
import * as metrics from '#server/modules/running/metrics/sql.ts';
import * as letterActs from '#server/modules/sending/letters/sql.ts';
import * as live from '#server/modules/sending/live/sql.ts';
import * as outbox from '#server/modules/sending/outbox/sql.ts';
import * as push from '#server/modules/sending/push/sql.ts';
import * as webhooks from '#server/modules/sending/webhooks/sql.ts';
import * as files from './statement-files.ts';

const modules = {
  ...files.ACCOUNT_FILES,
  ...files.IMPORT_FILES,
  ...files.LETTER_AND_THREAD_FILES,
  'banks/archive/import-sql.ts': archiveImport,
  'banks/archive/sql.ts': archive,
  'board/arrangements/dates-sql.ts': arrangementDates,
  'board/arrangements/desk-sql.ts': arrangementDesks,
  'board/arrangements/sql.ts': arrangements,
  'board/arrangements/standing-sql.ts': arrangementStandings,
  'running/audit/sql.ts': audit,
  'banks/banks/live-banks-sql.ts': liveBanks,
  'banks/banks/sql.ts': banks,
  'hours/batches/run-sql.ts': batchRuns,
  'hours/batches/sql.ts': batches,
  'hours/books/sql.ts': books,
  'paper/cheques/list-sql.ts': chequeLists,
  'paper/cheques/sql.ts': cheques,
  'people/delegates/sql.ts': delegates,
  'paper/desk/invitations-sql.ts': invitations,
  'paper/desk/notes-sql.ts': deskNotes,
  'paper/desk/sql.ts': desk,
  'paper/desk/statement-sql.ts': statementLines,
  'hours/exchanges/activities-sql.ts': activities,
  'hours/exchanges/desk-search-sql.ts': deskSearch,
  'hours/exchanges/appointments-sql.ts': appointmentHours,
  'hours/exchanges/course-sql.ts': courses,
  'hours/exchanges/history-sql.ts': exchangeHistory,
  'hours/exchanges/list-sql.ts': exchangeLists,
  'hours/exchanges/partners-sql.ts': partners,
  'hours/exchanges/sql.ts': exchanges,
  'hours/exchanges/statistics-sql.ts': statistics,
  'hours/exchanges/taking-back-sql.ts': takingBack,
  'paper/exports/own-data-sql.ts': ownData,
  'hours/fund/sql.ts': fund,
  'running/guards/sql.ts': guards,
  'paper/imports/rows-sql.ts': importRows,
  'hours/ledger/check-sql.ts': bookChecks,
  'hours/ledger/sql.ts': ledger,
  'running/jobs/sql.ts': jobs,
  'people/joining/sql.ts': joining,
  'running/housekeeping/sql.ts': housekeeping,
  'sending/letters/sql.ts': letterActs,
  'hours/limits/sql.ts': limits,
  'sending/live/sql.ts': live,
  'people/members/closing-sql.ts': closings,
  'people/members/list-sql.ts': people,
  'people/members/sql.ts': members,
  'running/metrics/sql.ts': metrics,
  'banks/network/sql.ts': network,
  'board/finding/sql.ts': finding,
  'board/notices/activities-sql.ts': noticeRules,
  'board/notices/answers-sql.ts': noticeAnswers,
  'board/notices/days-sql.ts': noticeDays,
  'board/notices/keeping-sql.ts': noticeKeeping,
  'board/notices/asking-sql.ts': noticeAsks,
  'board/notices/digest-sql.ts': noticeDigests,
  'board/notices/list-sql.ts': noticeLists,
  'board/notices/public-sql.ts': publicBoards,
  'board/notices/picture-sql.ts': noticePictures,
  'board/notices/sheet-sql.ts': noticeSheet,
  'board/notices/sql.ts': notices,
  'board/notices/voice-sql.ts': noticeVoice,
  'sending/outbox/sql.ts': outbox,
  'people/pictures/sql.ts': pictures,
  'portal/portal/history-sql.ts': portalHistory,
  'portal/portal/sql.ts': portal,
  'sending/push/sql.ts': push,
  'people/skills/sql.ts': skills,
};

/** What is compared: the text of a statement, and the export that declares its row. */
export interface DeclaredStatement {
  /** `module.what`; the same for every variant of a family. */
  name: string;
  /** With the variant. */
  fullName: string;
  text: string;
  /** Below `server/modules`. */
  file: string;
  exported: string;
}

type Prepared = { name: string; text: string };

/** Every way to choose one value for each key. */
function combine<Choice extends object>(
  choices: { [Key in keyof Choice]: readonly Choice[Key][] },
) {
  return Object.entries<readonly unknown[]>(choices).reduce<Record<string, unknown>[]>(
    (made, [key, values]) =>
      made.flatMap((some) => values.map((value) => ({ ...some, [key]: value }))),
    [{}],
  ) as Choice[];
}

const BOTH = [true, false] as const;
const YES = [true] as const;
const NO = [false] as const;
const IT = ['it'] as const;

function orders<Field extends string>(fields: readonly Field[]) {
  return combine<{ field: Field; descending: boolean }>({ field: fields, descending: BOTH });
}

function listing<Field extends string>(fields: readonly Field[]) {
  return combine({ order: orders(fields), searching: BOTH });
}

function family<Variant>(make: (variant: Variant) => Prepared, variants: Variant[]) {
  return [make, variants.map((variant) => make(variant))] as const;
}

/** Of languages one, for they differ in who is asked for a name. */
const inOneLanguage = (...makes: ((locale: Locale) => Prepared)[]) =>
  makes.map((make) => family(make, [...IT]));

const MEMBERS = { order: orders(MEMBER_SORTS), login: [undefined, ...MEMBER_LOGINS] };
const BY_NAME = { order: orders(['fullName'] as const), searching: BOTH };

/** Filters and orders of a list of exchanges are parts of their own: each way of one, not of both. */
const BY_DAY = orders(['dateOfTransaction'] as const);
const EXCHANGE_LISTS = {
  ...{ of: ['member', 'bank'] as const, side: ['either', 'creditor', 'debtor'] as const },
  ...{ locale: IT, order: orders(EXCHANGE_SORTS), searching: NO },
  ...{ byCreditor: NO, byDebtor: NO, withBalances: NO, inBatch: NO },
  ...{ byPerson: NO, byBank: NO, inAnyState: NO, withoutOpenings: NO },
};
const BANK_LISTS = { ...EXCHANGE_LISTS, of: ['bank'] as const, side: ['either'] as const };
const OWN_LISTS = { ...BANK_LISTS, of: ['member'] as const };
const ACTIVITY_LISTS = { locale: IT, order: orders(['group', 'type', 'id']), searching: BOTH };
const families = new Map<unknown, Prepared[]>([
  family(exchangeLists.listExchanges, [
    ...combine({ ...EXCHANGE_LISTS, searching: BOTH }),
    ...combine({ ...EXCHANGE_LISTS, order: BY_DAY, byCreditor: BOTH, byDebtor: BOTH }),
    ...combine({ ...BANK_LISTS, searching: BOTH, inBatch: YES }),
    ...combine({ ...BANK_LISTS, order: BY_DAY, withoutOpenings: YES }),
    ...combine({ ...BANK_LISTS, order: BY_DAY, byPerson: BOTH, byBank: BOTH, inAnyState: BOTH }),
    ...combine({ ...OWN_LISTS, order: BY_DAY, withBalances: YES }),
  ]),
  family(
    exchangeLists.sumExchanges,
    combine({
      ...{ of: ['bank'], side: ['either'], searching: BOTH, byCreditor: BOTH, byDebtor: BOTH },
      ...{ byPerson: BOTH, byBank: BOTH, inAnyState: NO, inBatch: BOTH, withoutOpenings: BOTH },
    }),
  ),
  family(bulletinPeople.listPeople, combine({ part: ['all', 'said', 'paper'] as const })),
  family(archive.listRows, PLAIN_TABLE_NAMES),
  family(ownData.listOwnRows, combine({ table: OWN_TABLE_NAMES, locale: IT })),
  family(archiveImport.insertRows, PLAIN_TABLE_NAMES),
  family(deskSearch.searchMembers, combine({ byPhone: BOTH })),
  ...inOneLanguage(deskSearch.findBankExchange, statistics.sumActivities, exchanges.findExchange),
  ...inOneLanguage(
    files.todo.listTodo,
    files.thanks.listThanks,
    files.reportFigures.sumGroups,
    statementLines.listStatementLines,
    chequeLists.findCheque,
  ),
  ...inOneLanguage(chequeLists.findGivers, chequeLists.listChequesOf, publicBoards.listPublic),
  family(courses.findCourse, ['notice', 'arrangement', 'exchange']),
  ...inOneLanguage(finding.listFound, finding.findFound, noticeLists.listBoard, skills.listChoices),
  ...inOneLanguage(noticeLists.countByGroup, noticeLists.listOfPerson, noticeLists.listOfBank),
  ...inOneLanguage(arrangementDesks.listForDesk, arrangementDesks.listOfMember),
  ...inOneLanguage(appointmentHours.listNearest, arrangements.findArrangement, notices.findNotice),
  ...inOneLanguage(noticeLists.listForMe, arrangements.findNext, noticeSheet.listSheet),
  ...inOneLanguage(arrangementStandings.findStanding, arrangementStandings.listStandings),
  family(activities.listActivities, combine(ACTIVITY_LISTS)),
  family(files.activities.findTaken, combine({ table: ['activity', 'activity_group'] as const })),
  family(exchanges.recordExchanges, combine({ awaiting: BOTH })),
  family(exchanges.decideExchanges, [
    ...combine({ action: ['confirm', 'cancel', 'reverse'] as const, isUndoable: BOTH }),
    ...combine({ action: ['confirm'] as const, isUndoable: BOTH, isLimited: YES }),
  ]),
  family(takingBack.takeBackDecision, ['confirmed', 'cancelled']),
  family(people.listMemberNames, combine({ ...BY_NAME, withBalances: BOTH })),
  family(people.listMembers, combine({ ...MEMBERS, searching: BOTH })),
  family(people.listFormerMembers, listing(FORMER_MEMBER_SORTS)),
  family(joining.listAwaiting, listing(APPLICANT_SORTS)),
  family(joining.listUnverified, listing(UNVERIFIED_SORTS)),
  family(files.consentLists.listConsents, combine({ ...BY_NAME, who: CONSENT_LISTS })),
  ...[banks.listBanks, files.bodies.listBodies].map((list) => family(list, listing(['name']))),
  family(banks.listExchangeable, combine({ descending: BOTH })),
  family(chequeLists.listWaitingCheques, combine({ locale: IT, descending: BOTH })),
  family(network.listOpenLinks, combine({ of: ['required', 'requester'], descending: BOTH })),
  family(
    importRows.listRows,
    combine({ byPlan: BOTH, byProblem: BOTH, isMarked: BOTH, isOddFirst: BOTH, onlyBodies: BOTH }),
  ),
  family(arrangements.listArrangements, combine({ locale: IT, isOver: BOTH })),
  family(network.listFriends, combine({ descending: BOTH })),
  family(network.listLinkable, listing(['name'])),
  family(portalHistory.listHistory, orders(['at'])),
  family(portal.listApplications, orders(['name', 'createdAt'])),
  family(jobs.listFailed, orders(['failedAt'])),
  family(webhooks.listDeliveries, orders(['madeAt'])),
  family(liveBanks.listLiveBanks, listing(LIVE_BANK_SORTS)),
]);

/** Every statement that the modules export. */
export function declaredStatements(): DeclaredStatement[] {
  return Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries<unknown>(exports).flatMap(([exported, value]) => {
      const variants = families.get(value) ?? (isPrepared(value) ? [value] : []);
      return variants.map(({ name, text }) => ({
        name: name.replace(/:.*/s, ''),
        fullName: name,
        text,
        file,
        exported,
      }));
    }),
  );
}

function isPrepared(value: unknown): value is Prepared {
  return typeof value === 'object' && value !== null && 'text' in value && 'name' in value;
}
