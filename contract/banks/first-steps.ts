/** The first steps of a bank that begins, ticked by what is there (specification §41). */
import { z } from 'zod';

/** The steps in their order, and how much of each there is to be. */
export const FIRST_STEPS = {
  /** Active administrators. */
  administrators: 2,
  /** Telephone and opening hours. */
  place: 2,
  /** Active members. */
  members: 10,
  /** Members who said what they can do. */
  skills: 5,
  /** Open requests on the board. */
  requests: 3,
  /** Confirmed services. */
  exchange: 1,
  /** Pairs with a confirmed service; a step once there is a first exchange. */
  pairs: 5,
} as const;

export type FirstStepName = keyof typeof FIRST_STEPS;
export const FIRST_STEP_NAMES = Object.keys(FIRST_STEPS) as [FirstStepName, ...FirstStepName[]];

const firstStepSchema = z.object({
  name: z.enum(FIRST_STEP_NAMES),
  isDone: z.boolean(),
  count: z.number(),
  of: z.number(),
});
export type FirstStep = z.infer<typeof firstStepSchema>;

export const firstStepsSchema = z.object({
  isBeginning: z.boolean(),
  /** None once the bank no longer begins. */
  steps: z.array(firstStepSchema),
  /** An administrator has put the card away. */
  isPutAway: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;
