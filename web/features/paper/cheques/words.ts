/** What became of a cheque, as a sentence for the desk. */
import type { TFunction } from 'i18next';
import type { ChequeLine } from '#contract/paper/cheques.ts';
import { onDay, sinceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';

type Texts = TFunction<'cheques'>;

/** "il 3 maggio", "on 3 May". */
export function chequeDay(line: ChequeLine): string {
  return onDay(line.since ?? '', currentLanguage());
}

/** Why it is void, in the desk's own words where it gave some. */
export function whyVoid(t: Texts, line: ChequeLine): string {
  return line.void?.reason ?? t(`why.${line.void?.cause ?? 'desk'}`);
}

/** Its hours, and who gave them. */
export function givenWords({ exchange }: ChequeLine) {
  return { hours: hoursText(exchange?.quantityOfHours ?? 0), name: exchange?.giver ?? '' };
}

/** The sentence for a cheque that can no longer be booked; undefined while it can. */
export function spentText(
  t: Texts,
  line: ChequeLine & { owner: { displayName: string } },
): string | undefined {
  if (line.state === 'booked') {
    const words = givenWords(line);
    return line.exchange?.status === 'reversed'
      ? t('usedReversed', words)
      : t('used', { ...words, day: chequeDay(line) });
  }
  if (line.state !== 'void' || line.void?.cause === 'membership-ended') return undefined;
  return t('void', {
    since: sinceDay(line.since ?? '', currentLanguage()),
    why: whyVoid(t, line),
    name: line.owner.displayName,
  });
}
