/** An exchange of the demo before it is written. */
import type { DemoMember } from '../population.ts';

/** Somebody decides, at a minute as `minuteAt` makes it. */
export interface Decision {
  at: number;
  by: DemoMember;
  reason: string | null;
}

/** What was done for whom. */
export interface Meeting {
  creditor: DemoMember;
  debtor: DemoMember;
  /** The activity's position. */
  activity: number;
  minutes: number;
  note: string;
  daysBack: number;
}

/** A meeting as it was entered into the portal, and what became of it. */
export interface PlannedExchange extends Meeting {
  recordedAt: number;
  recordedBy: DemoMember;
  confirmed?: Decision;
  cancelled?: Decision;
  reversed?: Decision;
}
