/** What tells people of the same name apart, in one short line. */
import type { TFunction } from 'i18next';
import type { Namesake } from '#contract/people/members.ts';
import { monthOfYear } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';

/** For administrators the number on the card, and what else is known; for others what gives away little. */
export function tellingApart(t: TFunction<'recording'>, namesake: Namesake): string {
  const { phoneEnding, memberSince, number, birthYear, email } = namesake;
  const phone = phoneEnding && t('people.phone', { ending: phoneEnding });
  const known =
    number === undefined
      ? [phone, t('people.since', { month: monthOfYear(memberSince, currentLanguage()) })]
      : [t('people.card', { number }), birthYear, phone || email];
  return known.filter((one) => one).join(' · ');
}
