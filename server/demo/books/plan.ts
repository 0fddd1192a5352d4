/** All exchanges of the demo, the same at every start but for the day they count back from. */
import type { DemoMember } from '../population.ts';
import { createRandom } from '../random.ts';
import { arrangeMeetings } from './meetings.ts';
import { recordMeeting } from './outcomes.ts';
import type { PlannedExchange } from './planned.ts';
import { waitingExchanges } from './waiting.ts';

/** Any number would do; with this one Marco has two hours to spare. */
const SEED = 3196;

/** @returns the exchanges in the order in which they were recorded. */
export function planExchanges(members: readonly DemoMember[]): PlannedExchange[] {
  const random = createRandom(SEED);
  const find = (what: string, fits: (member: DemoMember) => boolean) => {
    const found = members.find(fits);
    if (!found) throw new Error(`the demo lacks ${what}`);
    return found;
  };
  const administratorOf = ({ bank }: DemoMember) =>
    find(`an administrator of ${bank}`, (other) => other.bank === bank && other.role === 'ADMIN');
  const memberNamed = (name: string) => find(name, ({ email }) => email === `${name}@example.org`);
  const past = arrangeMeetings(members, random).map((meeting, index) =>
    recordMeeting(meeting, index, administratorOf, random),
  );
  return [...past, ...waitingExchanges(memberNamed)].sort(
    (one, other) => one.recordedAt - other.recordedAt,
  );
}
