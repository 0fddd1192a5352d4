/** The facts of a notice in one line: "Montaggio di mobili · 1 h 30 circa · entro il 12 novembre". */
import type { TFunction } from 'i18next';
import type { NoticeCard } from '#contract/board/notices.ts';
import { untilDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';

/** Whatever comes first, then about how long and until when, as far as its author said so. */
export function noticeLine(
  t: TFunction<'notices'>,
  {
    hours,
    neededBy,
    places = 1,
    placesTaken = 0,
  }: Pick<NoticeCard, 'hours' | 'neededBy'> & Partial<Pick<NoticeCard, 'places' | 'placesTaken'>>,
  ...first: readonly string[]
): string {
  return [
    ...first,
    places === 1 ? '' : t('places.taken', { taken: placesTaken, places }),
    hours === null ? '' : t('about', { hours: hoursText(hours) }),
    neededBy === null ? '' : t('until', { day: untilDay(neededBy, currentLanguage()) }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
