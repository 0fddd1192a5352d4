/** What a demo exchange can be about: an activity, how long it takes and what people note of it. */
export interface Service {
  /** The activity's position (migration 0004). */
  activity: number;
  /** Shortest and longest, in hours. */
  hours: readonly [number, number];
  notes: readonly string[];
}
