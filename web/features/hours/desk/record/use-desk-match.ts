/** What the portal knows around a day of the two people for whom a desk registers (specification §22). */
import { useQuery } from '@tanstack/react-query';
import type { Match } from '#contract/hours/recording.ts';
import { read } from '#web/api/read.ts';
import { isWholeDay } from '../../parts/exchange-form.ts';
import { MATCHED } from '../../parts/standing-hours.tsx';
import type { DeskForm } from './desk-form.ts';

/** Undefined until both and the day are chosen, and for many at once, where nobody is asked. */
export function useDeskMatch(form: DeskForm): Match | undefined {
  const { many, bankTo, dateOfTransaction: day, activity } = form;
  const [userFrom, userTo] = [form.from[0]?.id ?? 0, form.to[0]?.id ?? 0];
  const isPair = many === 'none' && userFrom > 0 && userTo > 0;
  const isKnown = isPair && bankTo !== '' && isWholeDay(day);
  const query = {
    ...{ userFrom, userTo, bankTo: Number(bankTo), day },
    ...(activity === '' ? {} : { activity: Number(activity) }),
  };
  const { data } = useQuery(
    read('readBankRecordingMatch', { query }, { ...MATCHED, enabled: isKnown }),
  );
  return isKnown ? data : undefined;
}
