/**
 * A course (specification §22), as anyone reads it who may read one of its steps: the two people of it, and
 * of an exchange or a notice the desks of their banks. Everybody reads the ids, moments and states of all
 * its steps, and of people the first name of the two alone, of nobody who was erased. Where the reader
 * cannot open the page of a notice or an appointment, its id is left out; of a notice that the desk took
 * off the board the state says so.
 */
import type { Actor } from '#contract/abilities.ts';
import type { Course, CoursePerson } from '#contract/board/course.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { ReadCall } from '#server/call.ts';
import { type WallClock, wallClock } from '#server/platform/local-time.ts';
import { type CourseRow, type CourseStep, findCourse } from './course-sql.ts';

/** Who reads: a person, the administrator of a bank, or a person of trust for somebody. */
type CourseReader = Pick<Actor, 'personId' | 'bankId' | 'role' | 'delegateId'>;

interface From {
  step: CourseStep;
  id: number;
  /** Of a notice: not only what the reader takes part in. */
  seesAll?: boolean;
}

/** The course of a step that the caller may see; undefined where the reader of a notice has no part in any. */
export async function courseFrom(
  call: ReadCall<CourseReader>,
  { step, id, seesAll = false }: From,
): Promise<Course | undefined> {
  const { db, actor, config } = call;
  const row = await db.first(findCourse(step), {
    ...{ id, readerId: actor.personId, readerBankId: actor.bankId ?? null, seesAll },
  });
  return row && presentCourse(row, actor, wallClock(config.timeZone));
}

/** The same of an appointment or an exchange, which is a step of its own course. */
export async function courseOf(
  call: ReadCall<CourseReader>,
  step: 'arrangement' | 'exchange',
  id: number,
): Promise<Course> {
  const course = await courseFrom(call, { step, id });
  if (!course) throw new Error('what was read has a course');
  return course;
}

function presentCourse(row: CourseRow, reader: CourseReader, wall: WallClock): Course {
  return {
    giver: personOf(row.giver_id, row.giver_is_erased ? null : row.giver_name, reader),
    receiver: personOf(row.receiver_id, row.receiver_is_erased ? null : row.receiver_name, reader),
    asked: askedOf(row, reader),
    answered: answeredOf(row),
    planned: plannedOf(row, reader, wall),
    ...doneOf(row),
  };
}

function personOf(
  id: number | null,
  name: string | null,
  { personId }: CourseReader,
): CoursePerson | null {
  return id === null ? null : { id, name, isMe: id === personId };
}

function askedOf(row: CourseRow, reader: CourseReader): Course['asked'] {
  const { notice_id: id, notice_at: at, notice_kind: kind, notice_state: state } = row;
  if (id === null || at === null || kind === null || state === null) return null;
  return { id: mayOpenNotice(row, reader) ? id : null, at: at.toISOString(), kind, state };
}

/** As `viewOf` of the board says it of these readers; persons of trust see no board. */
function mayOpenNotice(row: CourseRow, reader: CourseReader): boolean {
  if (reader.delegateId !== undefined) return false;
  if (row.author_id === reader.personId) return true;
  const isOwnBank = row.notice_bank_id === reader.bankId;
  if (isOwnBank && reader.role === 'ADMIN') return true;
  if (row.notice_state === 'hidden' || row.notice_state === 'waiting') return false;
  const isAccepted = row.answerer_id === reader.personId && row.answer_state === 'accepted';
  return isAccepted || (row.notice_state === 'open' && row.notice_is_within_reach === true);
}

function answeredOf(row: CourseRow): Course['answered'] {
  const { answer_id: id, answer_at: at, answer_state: state } = row;
  return id === null || at === null || state === null ? null : { id, at: at.toISOString(), state };
}

function plannedOf(row: CourseRow, reader: CourseReader, wall: WallClock): Course['planned'] {
  const { arrangement_id, arrangement_at: at, arrangement_state: state } = row;
  const { starts_at: startsAt, planned_minutes: minutes } = row;
  if (at === null || state === null || startsAt === null || minutes === null) return null;
  const isOfTwo = row.giver_id === reader.personId || row.receiver_id === reader.personId;
  const id = isOfTwo && reader.delegateId === undefined ? arrangement_id : null;
  const wasNotDone = row.was_not_done === true;
  return { id, at: at.toISOString(), state, wasNotDone, ...wall.localOf(startsAt), minutes };
}

function doneOf(row: CourseRow): Pick<Course, 'done' | 'confirmed'> {
  const { exchange_id: id, exchange_at: at, exchange_state: state } = row;
  const { performed_on: day, minutes, decided_at: decidedAt } = row;
  if (id === null || at === null || state === null || day === null || minutes === null) {
    return { done: null, confirmed: null };
  }
  const isConfirmed = state === 'confirmed' || state === 'reversed';
  return {
    done: { id, at: at.toISOString(), state, day, hours: hoursFromMinutes(minutes) },
    confirmed: isConfirmed && decidedAt !== null ? { at: decidedAt.toISOString() } : null,
  };
}
