/** What was agreed on at the board, as a new exchange begins with it. */
import { useQuery } from '@tanstack/react-query';
import type { StartExchange } from '#contract/board/notices.ts';
import { idIn } from '#web/ui/address-id.ts';
import { noticeQuery } from './queries.ts';

interface AgreedHelp {
  /** The answer of the portal is still on its way. */
  isComing: boolean;
  help: StartExchange | undefined;
}

/** Of the notice and the person that an address names; nothing where nothing was agreed on. */
export function useAgreedHelp(notice: string | null, person: string | null): AgreedHelp {
  const id = idIn(notice);
  const query = useQuery({
    ...noticeQuery(id ?? 0),
    enabled: id !== undefined,
    refetchOnWindowFocus: false,
  });
  const starts = [
    query.data?.myAnswer?.start,
    ...(query.data?.answers ?? []).map((one) => one.start),
  ];
  const help = starts.find((start) => start && String(start.partnerId) === person) ?? undefined;
  return { isComing: query.isLoading, help };
}
