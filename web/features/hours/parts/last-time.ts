/** What somebody recorded lately, as the beginning of what they record now. Pure. */
import type { Activity, Exchange } from '#contract/hours/exchanges.ts';
import type { ExchangeForm, RecordedSide } from './exchange-form.ts';

/** What was done the last time: the id of the kind of service, its name, and the note if the reader wrote it. */
export interface LastTime {
  activity: string;
  activityName: string;
  note: string;
}

const otherId = (exchange: Exchange, side: RecordedSide) =>
  String(side === 'given' ? exchange.userToId : exchange.userFromId);

/** Whether the reader recorded it: the words of somebody else are not theirs (specification §22). */
function isOwnWord({ creator, userFromFullName, userToFullName }: Exchange, side: RecordedSide) {
  return creator === (side === 'given' ? userFromFullName : userToFullName);
}

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
  const note = isOwnWord(last, side) ? last.note : '';
  return { activity: String(activity.id), activityName: activity.type, note };
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
