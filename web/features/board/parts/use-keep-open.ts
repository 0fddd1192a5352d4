/** Hours that were recorded have closed a request; who needs more help keeps it on the board (specification §20). */
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';

/** By the id of the notice. @param failed the message when it stayed closed */
export function useKeepOpen(failed: string) {
  return useAction({
    send: (id: number) => call('keepNoticeOpen', { params: { id } }),
    failed: () => failed,
    changes: 'notices',
    awaitsQueries: true,
  });
}
