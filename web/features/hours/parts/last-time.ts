/** What somebody recorded lately, as the beginning of what they record now. Pure. */
import type { Activity, Exchange } from '#contract/hours/exchanges.ts';
import type { ExchangeForm, RecordedSide } from './exchange-form.ts';

/** More would be a list to read. */
const NOTES_MAX = 2;

/** What was done the last time: the id of the kind of service, its name, and the note. */
export interface LastTime {
  activity: string;
  activityName: string;
  note: string;
}

const otherId = (exchange: Exchange, side: RecordedSide) =>
  String(side === 'given' ? exchange.userToId : exchange.userFromId);

/**
 * What was done with a person the last time.
 * @param latest the reader's own exchanges on this side, the last first
 * @param activities what can be recorded; what is not among them cannot be done again
 */
export function lastTimeWith(
  personId: string,
  side: RecordedSide,
  latest: readonly Exchange[],
  activities: readonly Activity[],
): LastTime | undefined {
  const last = latest.find((exchange) => otherId(exchange, side) === personId);
  const activity = activities.find(({ type }) => type === last?.activity);
  if (!last || !activity) return undefined;
  return { activity: String(activity.id), activityName: activity.type, note: last.note };
}

/**
 * What comes along with a person who is chosen in one tap: the kind of service and the note of the last
 * time. What the reader has said themselves stays; what came with another person goes.
 */
export function asLastTime(
  form: ExchangeForm,
  lastWith: (personId: string) => LastTime | undefined,
  personId: string,
): Pick<ExchangeForm, 'activity' | 'note'> {
  const came = lastWith(form.userTo);
  const comes = lastWith(personId);
  const isOwn = (name: 'activity' | 'note') => form[name] !== '' && form[name] !== came?.[name];
  if (isOwn('activity') || isOwn('note')) return { activity: form.activity, note: form.note };
  return { activity: comes?.activity ?? '', note: comes?.note ?? '' };
}

/**
 * The last notes for the kind of service that is chosen, those with the person first; before that those
 * with the person. Each once.
 */
export function latelyNoted(
  form: ExchangeForm,
  side: RecordedSide,
  latest: readonly Exchange[],
  activities: readonly Activity[],
): string[] {
  const kind = activities.find(({ id }) => String(id) === form.activity)?.type;
  const withPerson = latest.filter((exchange) => otherId(exchange, side) === form.userTo);
  const isOfKind = ({ activity }: Exchange) => kind === undefined || activity === kind;
  const others = kind === undefined ? [] : latest;
  const notes = [...withPerson, ...others].filter(isOfKind).map(({ note }) => note);
  return [...new Set(notes)].slice(0, NOTES_MAX);
}
