/** The member for whom the reader acts. Apart, because nearly nobody does. */
import { refuseActing } from '#web/api/acting.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';

/** Their balance, in hours. @throws ApiError `not-their-delegate` when the reader acts for them no more */
export async function readPrincipal(id: number, signal: AbortSignal) {
  const { actsFor } = await call('listOwnProxies', {}, { signal });
  const principal = actsFor.find(({ personId }) => personId === id);
  if (!principal) {
    refuseActing(id);
    throw new ApiError('not-their-delegate');
  }
  const { balance: total, totalCreditor, totalDebtor } = principal;
  return { total, totalCreditor, totalDebtor };
}
