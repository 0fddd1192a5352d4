/** What people read about seals: on the page at `/prova`, and at the foot of a list. */
import type { Locale } from '#contract/locales.ts';
import { showDay } from '#contract/values.ts';
import { sentencesIn } from '#server/platform/texts.ts';
import type { Texts } from '#texts/keys.ts';

/** What the page says to a day and a code that somebody typed. */
export type Answer = keyof Texts['server-seals']['answers'];

const say = sentencesIn('server-seals');

/** At the foot of a list of exchanges on paper. */
export function sealFoot(seal: { day: string; code: string }, locale: Locale): string {
  return say(locale, 'foot', { day: showDay(seal.day), code: seal.code });
}
