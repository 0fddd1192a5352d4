/** Links between banks as they may be read. */
import { hoursFromMinutes } from '#contract/hours.ts';
import type { Association, Friendship } from '#contract/network.ts';
import { showDay } from '#contract/values.ts';
import type { Clock } from '#server/platform/clock.ts';

interface LinkRow {
  id: number;
  requester_bank_id: number;
  required_bank_id: number;
  requester_name: string;
  required_name: string;
  requested_at: Date;
  decided_at: Date | null;
}

/** The day of the last thing that happened to it: the decision, else the asking. */
export function presentLink(row: LinkRow, clock: Clock): Association {
  const at = row.decided_at ?? row.requested_at;
  return {
    id: row.id,
    bankRequired: { bankId: row.required_bank_id, name: row.required_name },
    bankRequester: { bankId: row.requester_bank_id, name: row.requester_name },
    operationDate: showDay(clock.dayOf(at)),
  };
}

export function presentFriendship(
  row: LinkRow & { given_minutes: number; received_minutes: number },
  clock: Clock,
): Friendship {
  return {
    ...presentLink(row, clock),
    hoursGiven: hoursFromMinutes(row.given_minutes),
    hoursReceived: hoursFromMinutes(row.received_minutes),
  };
}
