/** What every letter says around its own words. */

import type { Locale } from '#contract/locales.ts';
import { personName } from '#contract/person-name.ts';
import type { LetterSubject } from '#contract/running/jobs.ts';
import { textsIn, wordsIn } from '#server/platform/texts.ts';
import type { Reader, Referent, Words, Written } from './letter.ts';

/** The sentences without a gap. */
export const FRAME = wordsIn('mail-frame');
const sayIn = textsIn('mail-frame');

/** "Ciao Anna!" @param reader without a name where they are not known to be the person */
export function greeting({ locale, name, surname }: Reader): string {
  const fullName = personName({ name, surname });
  const key = fullName === '' ? 'greeting_nameless' : 'greeting';
  return sayIn(locale)(key, { name, fullName }) ?? '';
}

/**
 * A letter to a body, for one of its referents: whom it is to stands first, and its button leads to where they
 * begin to act for it. It has no link that does something by itself: who gave may confirm nothing (law L4).
 */
export function forReferent(
  words: Words,
  referent: Referent & { email: string },
  config: { publicUrl: string },
): Written {
  const { locale, body } = referent;
  const say = (key: 'referent.lead' | 'referent.act') => sayIn(locale)(key, { body }) ?? '';
  const { subject, paragraphs, details } = words;
  return {
    reader: referent,
    words: {
      subject: `${body}: ${subject}`,
      paragraphs: [say('referent.lead'), ...paragraphs],
      details,
      button: say('referent.act'),
    },
    url: `${config.publicUrl}/user-profile/trust`,
    theme: 'member',
    reason: FRAME[locale].referent.why,
  };
}

/** Why a letter that is about this came: its last line. */
export function reasonFor(about: LetterSubject, locale: Locale): string {
  return FRAME[locale].why[about];
}
