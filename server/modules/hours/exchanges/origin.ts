/**
 * Where hours come from (specification §22): the appointment that they are of, and the notice that they
 * were recorded from. Both are found before anything is written, and tied to the exchange in its
 * transaction.
 */
import type { FieldProblem } from '#contract/errors.ts';
import type { NewExchange } from '#contract/hours/exchanges.ts';
import type { RecordedExchange } from '#contract/hours/recording.ts';
import type { Reading, WorkInZone } from '#server/call.ts';
import type { RowOf } from '#server/platform/statements.ts';
import {
  closeMet,
  findAboutUnnamed,
  finish,
  finishSure,
  lockNamed,
  takeTurn,
} from './appointments.ts';
import type { AppointmentRow, RecordedRow } from './appointments-sql.ts';
import type { Parties, Recorder, ServiceTerms } from './making.ts';
import { findOriginNotice, noteOrigin } from './origin-sql.ts';

/** What the form says of it. */
type SaidOrigin = Pick<NewExchange, 'appointment' | 'notice'>;

/** What was found of it, and kept as it is. */
export interface Origin {
  appointment: AppointmentRow | undefined;
  /** Nobody was asked, and an appointment waits that they may be of: of what alone can be meant. */
  isAwaited: boolean;
  notice: OriginNotice | undefined;
}

type OriginNotice = RowOf<typeof findOriginNotice>;

/** Who says that hours of these two come from a notice. */
interface FromNotice {
  parties: Parties;
  noticeId: number | null;
  recorder: Recorder;
  /** A desk records. */
  isByDesk: boolean;
}

/** The notice, where the author has accepted the other one, or records, or their desk does. */
export async function findNotice(
  { db }: Pick<Reading, 'db'>,
  { parties, noticeId, recorder, isByDesk }: FromNotice,
): Promise<OriginNotice | undefined> {
  if (noticeId === null) return undefined;
  const found = await db.first(findOriginNotice, { ...parties, noticeId });
  const isOfAuthor =
    found?.author_id === recorder.personId || (isByDesk && found?.bank_id === recorder.bankId);
  return found?.answer_id != null || isOfAuthor ? found : undefined;
}

interface Asked {
  parties: Parties;
  terms: ServiceTerms;
  said: SaidOrigin;
  /** A desk records. */
  isByDesk: boolean;
}

/** What stands in the way of recording. */
interface Found extends Origin {
  problems: FieldProblem[];
  /** The hours that these may be once more: those of the appointment that was named, or of that day. */
  standing: RecordedRow | null;
}

/**
 * Finds what the form says. Naming an appointment or a notice of other people tells nothing of it. A form
 * that was open, or kept without a connection, while somebody else recorded would record the same again.
 */
export async function findOrigin(
  work: WorkInZone,
  recorder: Recorder,
  { parties, terms, said, isByDesk }: Asked,
): Promise<Found> {
  const noticeId = said.notice ?? null;
  const notice = await findNotice(work, { parties, noticeId, recorder, isByDesk });
  const { appointment: named } = said;
  const { performedOn: day, activityId } = terms;
  await takeTurn(work.db, parties);
  const appointment =
    typeof named === 'number' ? await lockNamed(work, { id: named, parties, day }) : undefined;
  const unnamed =
    named === undefined
      ? await findAboutUnnamed(work, { parties, day, activityId, noticeId })
      : undefined;
  const isOfOther =
    appointment?.notice_id != null && noticeId !== null && appointment.notice_id !== noticeId;
  const problems: FieldProblem[] = [];
  if (typeof named === 'number' && !appointment) {
    problems.push({ path: 'appointment', code: 'invalid' });
  }
  if (noticeId !== null && (!notice || isOfOther)) {
    problems.push({ path: 'notice', code: 'invalid' });
  }
  const isAwaited = unnamed?.isAwaited ?? false;
  const standing = isAwaited ? null : ((appointment ?? unnamed)?.standing ?? null);
  return { appointment, isAwaited, notice, problems, standing };
}

/** Ties an exchange to where it comes from, and closes the request that it meets. */
export async function settleOrigin(
  work: WorkInZone,
  exchangeId: number,
  { appointment, isAwaited, notice }: Origin,
): Promise<Pick<RecordedExchange, 'appointment' | 'closedNotice'>> {
  const isOfNamed =
    appointment?.is_open === true && (await finish(work, { id: appointment.id, exchangeId }));
  if (notice && !(isOfNamed && appointment?.notice_id === notice.id)) {
    const origin = { exchangeId, noticeId: notice.id, answerId: notice.answer_id };
    await work.db.count(noteOrigin, origin);
  }
  // Only now: an appointment of another notice cannot be meant.
  const [sure] = isAwaited ? await finishSure(work, [exchangeId]) : [];
  const id = sure ?? appointment?.id;
  const linked = isOfNamed || sure !== undefined;
  const isOfSomething = linked || notice !== undefined;
  return {
    appointment: id === undefined ? null : { id, linked },
    closedNotice: isOfSomething ? await closeMet(work, [exchangeId]) : null,
  };
}
