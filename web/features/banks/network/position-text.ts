/** Where two friend banks stand with each other, in one sentence (specification §27). */
import type { TFunction } from 'i18next';
import type { FriendLimit, Friendship } from '#contract/banks/network.ts';
import { minutesFromHours } from '#contract/hours/hours.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';

/** "62 h date, 41 h ricevute: **vi devono 21 h** di tempo", as the reader's bank says it. */
export function positionText(
  t: TFunction<'network'>,
  { hoursGiven, hoursReceived }: Pick<Friendship, 'hoursGiven' | 'hoursReceived'>,
): string {
  const minutes = minutesFromHours(hoursGiven) - minutesFromHours(hoursReceived);
  if (hoursGiven === 0 && hoursReceived === 0) return t('position.none');
  const values = { given: hoursText(hoursGiven), received: hoursText(hoursReceived) };
  if (minutes === 0) return t('position.even', values);
  const hours = hoursText(Math.abs(minutes) / 60);
  return t(minutes > 0 ? 'position.theyOwe' : 'position.weOwe', { ...values, hours });
}

/** What the two agreed on, and what one of them proposes: a sentence each. */
export function limitTexts(t: TFunction<'network'>, limit: FriendLimit | undefined): string[] {
  if (!limit) return [];
  const { limitHours, isBeyond, proposedHours, isOurs } = limit;
  return [
    ...(limitHours === null
      ? []
      : [t(isBeyond ? 'limit.beyond' : 'limit.agreed', { hours: hoursText(limitHours) })]),
    ...(proposedHours === null
      ? []
      : [t(isOurs ? 'limit.ours' : 'limit.theirs', { hours: hoursText(proposedHours) })]),
  ];
}
