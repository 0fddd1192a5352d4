/** The sentence of a call, which could be said in the presence of whom it is about. */
import { useTranslation } from 'react-i18next';
import type { CallLine } from '#contract/board/attention.ts';
import { personName } from '#contract/person-name.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';

const DAYS_OF_MONTH = 30.4;
const MONTHS = 12;
/** From so many months on, they are years. */
const LONG = 24;

/** @returns what says it, with `<b>` around the name */
export function useReasonWords(): (line: CallLine) => string {
  const { t } = useTranslation('attention');
  return (line) => {
    const { reason, facts } = line;
    const who = personName(line);
    if (reason === 'request') {
      const { title, neededBy } = facts;
      const day = neededBy === null ? '' : sentenceDay(neededBy, currentLanguage());
      return t(day === '' ? 'why.request' : 'why.requestBy', { who, title: title ?? '', day });
    }
    if (reason === 'carries') {
      return t('why.carries', { who, share: t(`shares.${shareOf(facts.percent ?? 0)}`) });
    }
    if (reason === 'quiet') {
      const months = Math.max(1, Math.floor(facts.days / DAYS_OF_MONTH));
      return months < LONG
        ? t('why.quiet', { who, count: months })
        : t('why.quietYears', { who, count: Math.floor(months / MONTHS) });
    }
    const count = reason === 'newcomer' ? facts.days : (facts.given ?? 0);
    return t(`why.${reason}`, { who, count });
  };
}

/** In words that nobody reads as a mark. */
function shareOf(percent: number) {
  if (percent >= 50) return 'half';
  if (percent >= 33) return 'third';
  return percent >= 25 ? 'quarter' : 'fifth';
}
