/** What may leave of a bulletin: to the desk with its figures, to members without a name but their own. */
import type { Bulletin, BulletinPerson, OwnBulletin } from '#contract/board/bulletins.ts';
import { personName } from '#contract/person-name.ts';
import type { Row } from '#server/modules/tables.ts';
import type { WallClock } from '#server/platform/local-time.ts';
import type { OwnRow } from './own-sql.ts';
import type { PersonRow } from './people-sql.ts';
import { stateOf } from './rules.ts';
import type { DeskRow } from './sql.ts';

interface Shown {
  now: Date;
  wall: WallClock;
}

/** The day and the times of a meeting on the portal's wall. */
export function planOf(
  { starts_at: start, ends_at: end }: Pick<Row<'bulletin'>, 'starts_at' | 'ends_at'>,
  wall: WallClock,
) {
  if (!start || !end) return { day: null, from: null, to: null };
  const { day, time } = wall.localOf(start);
  return { day, from: time, to: wall.localOf(end).time };
}

function common(row: Row<'bulletin'>, { now, wall }: Shown) {
  const { id, kind, title, body: text, place, guests, asks } = row;
  return {
    ...{ id, kind, title, text, place, guests, asks, ...planOf(row, wall) },
    isOver: row.starts_at !== null && row.starts_at <= now,
    isCalledOff: row.called_off_at !== null,
    correctedAt: row.corrected_at?.toISOString() ?? null,
  };
}

export function presentBulletin(row: DeskRow, shown: Shown): Bulletin {
  const { letters, paper, unwanted, left, yes, heads, no, came } = row;
  return {
    ...common(row, shown),
    forFriends: row.for_friends,
    state: stateOf(row, shown.now),
    sentAt: row.sent_at.toISOString(),
    sentBy: personName({ name: row.sender_name, surname: row.sender_surname }),
    undoableUntil: row.shown_at.toISOString(),
    lettersAt: row.letters_at.toISOString(),
    correctedBy: row.corrector,
    ...{ letters, paper, unwanted, left, yes, heads, no, came },
  };
}

export function presentOwn(row: OwnRow, shown: Shown): OwnBulletin {
  const { says, heads, friend_name: bank } = row;
  return {
    ...common(row, shown),
    shownAt: row.shown_at.toISOString(),
    bank,
    isRead: row.is_read,
    mine: says === null ? null : { says, heads: heads ?? 1 },
    coming: row.asks && bank === null ? row.coming : null,
  };
}

export function presentPerson(row: PersonRow): BulletinPerson {
  const { id, phone, way, says, heads, basis, came } = row;
  return {
    ...{ id, name: personName(row), phone: phone === '' ? null : phone },
    ...{ way, says, heads, basis, came, byTrusted: row.by_other, tellByVoice: row.tell_by_voice },
  };
}
