/** Letters about bulletins: what a bank says to all its members, and the meetings it calls (specification §44). */
import { meetingFile } from '#server/modules/board/bulletins/calendar.ts';
import type { Events } from '#server/modules/sending/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import { type BulletinNews, readBulletinNews, readGathered } from './bulletin-sql.ts';
import type { Matter, ToBeWritten } from './letter.ts';
import { showAppointment } from './moments.ts';
import { lettersWith } from './writing.ts';

const letter = lettersWith('mail-bulletins');
const PAGE = '/my-bank';

type About = Pick<Matter<unknown, BulletinNews>, 'row' | 'locale' | 'config'>;

function one({ database, payload, personId }: ToBeWritten<{ bulletinId: number }>) {
  return database.first(readBulletinNews, {
    bulletinId: payload.bulletinId,
    readerId: personId,
  });
}

async function gathered(asked: ToBeWritten<Events['bulletins-gathered']>) {
  const { database, clock, payload, personId: readerId } = asked;
  const { bankId, day } = payload;
  const rows = await database.rows(readGathered, { bankId, day, readerId, now: clock.now() });
  return rows[0] && { ...rows[0], rows };
}

const whenOf = (starts: Date, { locale, config }: Pick<About, 'locale' | 'config'>) =>
  showAppointment(starts, locale, config.timeZone);

const details = ({ row, ...on }: About) => ({
  when: row.starts_at && whenOf(row.starts_at, on),
  where: row.place,
  desk: [row.bank_phone, row.bank_email].filter((part) => part !== '').join(' · '),
});

const facts = ({ row }: { row: BulletinNews }) => ({ title: row.title, bank: row.bank_name });

/** Puts it into the reader's calendar, or takes it out. */
async function inCalendar({ row, config, clock }: Matter<unknown, BulletinNews>) {
  const file = meetingFile(row, config, clock.now());
  return file === undefined ? [] : [file];
}

const hasBegun = ({ starts_at: start }: BulletinNews, now: Date) => start !== null && start <= now;

export const bulletinLetters = {
  /** To a member: as it was written; where it asks, one tap says whether they come. */
  'bulletin-told': letter('bulletin-told', one, {
    why: 'bulletin',
    to: thePerson,
    optional: { topic: 'bulletins', wanted: ['at-once'] },
    /** The statutes ask that everybody is called to the assembly. */
    toAll: (row) => row.kind === 'assembly',
    stillTrue: (row, { payload, clock }) =>
      row.called_off_at === null && row.round === payload.round && !hasBegun(row, clock.now()),
    cases: ({ row }) => [
      row.round > 1 && 'corrected',
      row.kind === 'assembly' && 'assembly',
      row.asks && 'asks',
    ],
    facts,
    body: ({ row }) => row.body,
    details,
    button: ({ row }) => (row.asks ? { attend: row.id } : PAGE),
    other: PAGE,
    calendars: inCalendar,
  }),

  /** To who was to come: it does not take place. */
  'bulletin-called-off': letter('bulletin-called-off', one, {
    why: 'bulletin',
    to: thePerson,
    optional: false,
    stillTrue: (row, { clock }) => row.called_off_at !== null && !hasBegun(row, clock.now()),
    facts: (about) => ({
      ...facts(about),
      when: about.row.starts_at ? whenOf(about.row.starts_at, about) : '',
    }),
    details: (about) => ({ desk: details(about).desk }),
    button: PAGE,
    calendars: inCalendar,
  }),

  /** To a member without a digest on that day: all that waited for it, in one letter. */
  'bulletins-gathered': letter('bulletins-gathered', gathered, {
    why: 'bulletin',
    to: thePerson,
    optional: { topic: 'bulletins', wanted: ['at-once'] },
    toAll: ({ rows }) => rows.some(({ kind }) => kind === 'assembly'),
    facts: ({ row }) => ({ bank: row.bank_name, count: row.rows.length }),
    details: ({ row, locale, config }) =>
      row.rows.map((each) => ({
        label: each.title,
        value: [each.starts_at && whenOf(each.starts_at, { locale, config }), each.body]
          .filter(Boolean)
          .join(' · '),
      })),
    button: PAGE,
  }),
};
