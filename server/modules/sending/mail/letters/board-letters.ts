/** Letters about the board: answers, what the desk did, what it asks, and what is new (specification §20). */
import { ROOM_NAMES, type RoomName } from '#contract/banks/room-names.ts';
import { ROOMS } from '#contract/banks/rooms.ts';
import { formatMinutes } from '#contract/hours/hours.ts';
import { personName } from '#contract/person-name.ts';
import { DAY_ACTS } from '#contract/sending/letters.ts';
import { daysAfter } from '#contract/time.ts';
import { showDay } from '#contract/values.ts';
import { DIGEST_FROM_HOUR, DIGESTS_IGNORED } from '#server/modules/board/notices/digest.ts';
import { shownName } from '#server/modules/board/notices/rules.ts';
import type { Events } from '#server/modules/sending/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { oneLine } from '#server/platform/texts.ts';
import { thePerson } from '../audiences.ts';
import { readDigestBulletins } from './bulletin-sql.ts';
import { readDigest, readOpenedRooms } from './digest-sql.ts';
import { type Detail, inState, type Matter, noLetter, type ToBeWritten } from './letter.ts';
import { showAppointment } from './moments.ts';
import { readAnswerNews, readAskNews, readNoticeNews } from './notice-sql.ts';
import { lettersWith } from './writing.ts';

const letter = lettersWith('mail-board');

function answer({ database, payload: { answerId }, personId }: ToBeWritten<{ answerId: number }>) {
  return database.first(readAnswerNews, { answerId, readerId: personId });
}

type AnswerMatter = Matter<Events['notice-answered'], RowOf<typeof readAnswerNews>>;
type WithDays = Pick<AnswerMatter, 'row' | 'locale' | 'config' | 'clock' | 'payload'>;

/** The days of an answer that are to come: when, and the link that says yes to it. */
function daysToCome({ row, locale, config, clock, payload: { answerId: about } }: WithDays) {
  const now = clock.now();
  return row.days.flatMap(({ position, starts_at, minutes, place }) => {
    const startsAt = new Date(starts_at);
    const act = DAY_ACTS[position - 1];
    if (startsAt <= now || act === undefined) return [];
    const when = showAppointment(startsAt, locale, config.timeZone);
    const plan = [when, formatMinutes(minutes, locale), oneLine(place)].filter((one) => one !== '');
    return { when, plan: plan.join(' · '), way: { act, about } };
  });
}

/** Each on its line, with how long and where. */
const daysInWords = (matter: WithDays) =>
  daysToCome(matter)
    .map(({ plan }) => plan)
    .join('\n');

function notice({ database, payload: { noticeId } }: ToBeWritten<{ noticeId: number }>) {
  return database.first(readNoticeNews, { noticeId });
}

/** More than these nobody reads in a digest; one a month tells of what came up in it. */
const DIGEST_BULLETINS_MAX = 6;
const DIGEST_BULLETINS_DAYS = 31;

/** The rooms of which members read when their bank has opened one (specification §40). */
const TOLD_ROOMS = ROOM_NAMES.filter((name) => ROOMS[name].tellsMembers);

/** What is on the board and was to be told; nothing once none of it is there any more. */
async function digest({ database, clock, config, payload }: ToBeWritten<{ digestId: number }>) {
  const values = { digestId: payload.digestId, ignored: DIGESTS_IGNORED };
  const rows = await database.rows(readDigest, values);
  const opened = await database.rows(readOpenedRooms, {
    digestId: payload.digestId,
    rooms: TOLD_ROOMS,
    fromHour: DIGEST_FROM_HOUR,
    timeZone: config.timeZone,
  });
  const now = clock.now();
  const bulletins = await database.rows(readDigestBulletins, {
    ...{ digestId: payload.digestId, now, most: DIGEST_BULLETINS_MAX },
    newSince: daysAfter(now, -DIGEST_BULLETINS_DAYS),
  });
  return rows[0] && { ...rows[0], rows, opened, bulletins };
}

const kind = ({ row }: { row: { kind: string } }) => [row.kind];
const ofNotice = {
  why: 'notice',
  to: thePerson,
  facts: ({ row }: { row: RowOf<typeof readNoticeNews> }) => ({
    title: row.title,
    bank: row.bank_name,
  }),
} as const;
const noticePage = ({ payload }: ToBeWritten<{ noticeId: number }>) => `/board/${payload.noticeId}`;

export const boardLetters = {
  /** To the author, with a button for each day. Silent once the answer was taken back, decided on or has other days. */
  'notice-answered': letter('notice-answered', answer, {
    why: 'notice',
    optional: false,
    to: thePerson,
    stillTrue: (row, { payload: { sequence = 0 } }) =>
      row.state === 'open' && row.sequence === sequence,
    cases: (matter) => [matter.row.kind, daysToCome(matter).length > 0 && 'days'],
    facts: (matter) => ({
      who: shownName(
        { name: matter.row.answerer_name, surname: matter.row.answerer_surname },
        matter.row.is_same_bank,
      ),
      title: matter.row.title,
      when: daysToCome(matter)[0]?.when,
    }),
    details: (matter) => ({ says: matter.row.text, days: { asTyped: daysInWords(matter) } }),
    button: (matter) => daysToCome(matter)[0]?.way ?? `/board/${matter.row.notice_id}`,
    other: ({ row }) => `/board/${row.notice_id}`,
    more: (matter) =>
      daysToCome(matter)
        .slice(1)
        .map(({ when, way }) => ({
          label: matter.say('button_days', { when }),
          way,
          isButton: true,
        })),
  }),

  /** To the person who answered: the author said yes, and is reached so. */
  'answer-accepted': letter('answer-accepted', answer, {
    why: 'notice',
    optional: false,
    to: thePerson,
    stillTrue: inState('accepted'),
    cases: kind,
    facts: ({ row }) => ({
      who: personName({ name: row.author_name, surname: row.author_surname }),
      title: row.title,
    }),
    details: ({ row }) => ({
      desk: row.desk_phone,
      phone: row.author_phone,
      email: row.author_email,
    }),
    button: ({ row }) => `/board/${row.notice_id}`,
  }),

  /** To the author: the desk has let it onto the board. */
  'notice-allowed': letter('notice-allowed', notice, {
    ...ofNotice,
    optional: false,
    stillTrue: inState('open'),
    button: noticePage,
  }),

  /** To a member: the desk has posted it for them. */
  'notice-posted-for': letter('notice-posted-for', notice, {
    ...ofNotice,
    optional: false,
    stillTrue: inState('open'),
    button: noticePage,
  }),

  /** To the author: the desk has taken it off the board, and why. Silent once it is back. */
  'notice-hidden': letter('notice-hidden', notice, {
    ...ofNotice,
    optional: false,
    stillTrue: (row) => row.hidden_reason !== null,
    details: ({ row }) => ({ why: row.hidden_reason }),
    button: noticePage,
  }),

  /** To a member who may be able to help. Silent once the request is over. */
  'notice-asked': letter(
    'notice-asked',
    ({ database, payload: { askId } }) => database.first(readAskNews, { askId }),
    {
      why: 'ask',
      to: thePerson,
      optional: { topic: 'board', wanted: ['at-once'] },
      facts: ({ row }) => ({
        who: personName({ name: row.author_name, surname: row.author_surname }),
        title: row.title,
      }),
      details: ({ row }) => ({
        when: row.when_text,
        until: row.needed_by && showDay(row.needed_by),
        says: row.body,
      }),
      button: ({ payload }) => ({ act: 'ask-yes', about: payload.askId }),
      other: ({ payload }) => ({ act: 'ask-not-now', about: payload.askId }),
    },
  ),

  /** To the author: does it still stand? Silent once it is off the board. */
  'notice-due': letter('notice-due', notice, {
    ...ofNotice,
    optional: false,
    stillTrue: inState('open'),
    cases: kind,
    button: ({ payload }) => ({ act: 'renew-notice', about: payload.noticeId }),
    other: ({ row, payload }) =>
      row.kind === 'request'
        ? `/board/${payload.noticeId}`
        : { act: 'close-notice', about: payload.noticeId },
  }),

  /** To the author: it is off the board, and one step brings it back. */
  'notice-paused': letter('notice-paused', notice, {
    ...ofNotice,
    optional: false,
    stillTrue: inState('paused'),
    button: ({ payload }) => ({ act: 'renew-notice', about: payload.noticeId }),
    other: noticePage,
  }),

  /** Its end can be taken back while this waits. */
  'notice-closed': noLetter<Events['notice-closed']>('notice'),

  /** To a member, weekly: who looks for help that they may give, and new offers; never a phone number. */
  'board-digest': letter('board-digest', digest, {
    why: 'digest',
    to: thePerson,
    optional: { topic: 'board', wanted: ['at-once', 'weekly'] },
    /** For those who did not come by the last ones. */
    cases: ({ row }) => [row.is_monthly && 'monthly'],
    facts: ({ row: { rows } }) => {
      const lookForHelp = rows.filter((one) => one.kind === 'request');
      return { count: new Set(lookForHelp.map((one) => one.author_id)).size };
    },
    details: (matter) => [
      ...matter.row.rows.map((one) => digestLine(one, matter)),
      ...matter.row.bulletins.map((one) => bulletinLine(one, matter)),
      ...matter.row.opened.flatMap(({ room }) => openedLine(room, matter)),
    ],
    button: ({ payload }) => `/board?letter=${payload.digestId}`,
  }),
};

/** What a room adds for members; nothing for the others. */
function openedLine(room: RoomName, { say }: Matter<{ digestId: number }, unknown>): Detail[] {
  const words = {
    bulletin: say('openedBulletin'),
    messages: say('openedMessages'),
    fund: say('openedFund'),
  };
  return Object.entries(words).flatMap(([name, value]) =>
    name === room ? [{ label: say('opened'), value }] : [],
  );
}

/** What the bank says to all and waited for this day, and the meetings of friend banks. */
function bulletinLine(
  { title, starts_at: start, friend_name: friend }: RowOf<typeof readDigestBulletins>,
  { say, locale, config }: Matter<{ digestId: number }, unknown>,
): Detail {
  const when = start && showAppointment(start, locale, config.timeZone);
  const value = [title, when, friend].filter(Boolean).join(' · ');
  return {
    label: say(friend === null ? 'bulletin' : 'meeting'),
    value,
    url: `${config.publicUrl}/my-bank`,
  };
}

type Line = RowOf<typeof readDigest>;

function digestLine(
  row: Line,
  { say, config, payload }: Matter<{ digestId: number }, unknown>,
): Detail {
  const author = { name: row.author_name, surname: row.author_surname };
  const about = [
    row.title,
    shownName(author, !row.of_friend),
    ...(row.of_friend ? [row.bank_name] : []),
    ...(row.places === 1 ? [] : [say('taken', { taken: row.places_taken, places: row.places })]),
    ...(row.needed_by === null ? [] : [say('until', { day: showDay(row.needed_by) })]),
  ];
  return {
    label: say(row.kind),
    value: about.join(' · '),
    url: `${config.publicUrl}/board/${row.id}?letter=${payload.digestId}`,
  };
}
