/** What the portal knows of the reader and somebody else around a day (specification §22). */
import { useQuery } from '@tanstack/react-query';
import type { Match } from '#contract/hours/recording.ts';
import { read } from '#web/api/read.ts';
import { type ExchangeForm, isWholeDay, type RecordedSide } from '../parts/exchange-form.ts';
import { MATCHED } from '../parts/standing-hours.tsx';

interface Asked {
  form: ExchangeForm;
  side: RecordedSide;
  /** The notice that the form was opened from. */
  notice: number | undefined;
}

/** Undefined until the person and the day are chosen. */
export function useMatch({ form, side, notice }: Asked): Match | undefined {
  const { userTo: person, bankTo: bank, dateOfTransaction: day, activity } = form;
  const isKnown = person !== '' && bank !== '' && isWholeDay(day);
  const query = {
    ...{ side, person: Number(person), bank: Number(bank), day },
    ...(activity === '' ? {} : { activity: Number(activity) }),
    ...(notice === undefined ? {} : { notice }),
  };
  const { data } = useQuery(
    read('readRecordingMatch', { query }, { ...MATCHED, enabled: isKnown }),
  );
  return isKnown ? data : undefined;
}
