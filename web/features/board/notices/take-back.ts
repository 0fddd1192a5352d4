/** Taking back that an answer was let go, or the reader's own was taken back (specification §20). */
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';

/** Of the answer of that id; done when the notice has it again. */
export function useTakeBackOnAnswer() {
  return useAction({
    send: (id: number) => call('takeBackOnAnswer', { params: { id } }),
    changes: 'notices',
    awaitsQueries: true,
  });
}
