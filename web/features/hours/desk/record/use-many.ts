/** How many exchanges the form stands for when one side is many people, and who is on the other side. */
import { useQuery } from '@tanstack/react-query';
import { readPage } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { type DeskForm, isEverybody, type Person } from './desk-form.ts';

export interface ManyExchanges {
  count: number;
  /** The single person on the other side. */
  one: Person;
  /** The side of many people. */
  side: 'from' | 'to';
  /** Their bank. */
  bankId: number;
  /** The side of many is everybody of that bank. */
  isAll: boolean;
}

/** Undefined while it is one exchange, or not yet known how many. */
export function useMany(form: DeskForm): ManyExchanges | undefined {
  const { userBankId } = useSignedIn();
  const side = form.many === 'from' ? 'from' : 'to';
  const isAll = isEverybody(form, side);
  const bankId = (side === 'from' ? userBankId : Number(form.bankTo)) ?? 0;
  const members = useQuery(
    readPage(
      'listMemberNames',
      { params: { id: bankId }, query: { limit: 1 } },
      { enabled: isAll, placeholderData: undefined },
    ),
  );
  const [one] = form[side === 'from' ? 'to' : 'from'];
  if (form.many === 'none' || !one || (isAll && members.data === undefined)) return undefined;
  // The one on the other side is no member of that bank when the two banks differ.
  const others = (members.data?.total ?? 0) - (Number(form.bankTo) === userBankId ? 1 : 0);
  const count = isAll ? others : form[side].length;
  return count > 0 ? { count, one, side, bankId, isAll } : undefined;
}
