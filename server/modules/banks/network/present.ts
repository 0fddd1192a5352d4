/** Links between banks as they may be read. */

import type { Association, Friendship } from '#contract/banks/network.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { showDay } from '#contract/values.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { findLinkRead, listFriends } from './sql.ts';

/** Its date is that of the decision, or else of the request. */
export function presentLink(row: RowOf<typeof findLinkRead>, clock: Clock): Association {
  const at = row.decided_at ?? row.requested_at;
  return {
    id: row.id,
    bankRequired: { bankId: row.required_bank_id, name: row.required_name },
    bankRequester: { bankId: row.requester_bank_id, name: row.requester_name },
    operationDate: showDay(clock.dayOf(at)),
  };
}

export function presentFriendship(row: RowOf<typeof listFriends>, clock: Clock): Friendship {
  return {
    ...presentLink(row, clock),
    hoursGiven: hoursFromMinutes(row.given_minutes),
    hoursReceived: hoursFromMinutes(row.received_minutes),
  };
}
