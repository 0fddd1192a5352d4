/** One thing that somebody tries: the call, what the model expects of it, what it changes. */
import { z } from 'zod';
import { problemSchema } from '#contract/errors.ts';
import type { Model, Person } from './model.ts';

/** The ids that the portal has for what the model knows by name. */
export interface Ids {
  /** Of a person or of the fund of a bank. */
  holder(name: Person): number;
  bank(name: string): number;
  activity: number;
  /** `yyyy-MM-dd`. */
  today: string;
}

/** What came back: `ok`, `ok` and the state of an exchange, or the code of a refusal with its fields. */
export interface Answer {
  outcome: string;
  json: unknown;
}

export interface Attempt {
  words: string;
  by: Person;
  /** Somebody for whom they act. */
  behalf?: Person | undefined;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api. */
  path: string;
  body?: unknown;
  /** Of idempotency. */
  key?: string | undefined;
  /** The outcomes that are right now. */
  expected: readonly string[];
  /** Further outcomes that are right where others act at the same moment. */
  meanwhile?: readonly string[];
  /** The note of exchanges or of a batch that the answer does not name. */
  note?: string;
  /** Changes the model by what was done. */
  done?(answer: Answer, made: Made): void;
  /** What the answer must say beyond its outcome, where nobody acts meanwhile. @throws if it does not */
  assertAlone?(answer: Answer): void;
}

/** Something that happens without a call: time passes, the jobs that are due are done. */
export interface Happening {
  method?: undefined;
  words: string;
  seconds?: number;
  doesJobs?: boolean;
  /** The notes of exchanges that the jobs make. */
  notes?: readonly string[];
  done?(made: Made): void;
  /** Changes the model by what the jobs have made, where others act meanwhile. */
  doneMeanwhile?(made: Made): void;
}

/** What the portal has made under a note. */
export interface Made {
  /** By number. */
  exchanges: readonly NewExchange[];
  batchId: number;
}

/** An exchange that the portal made without naming it in an answer. */
export interface NewExchange {
  id: number;
  note: string;
  creditor: Person;
  debtor: Person;
  state: string;
}

/** What is tried, given the model; undefined where there is nothing to try it on. */
export type Operation = (model: Model, ids: Ids) => Attempt | Happening | undefined;

/** Whether it is a call. */
export const isAttempt = (step: Attempt | Happening): step is Attempt => step.method !== undefined;

const exchangeState = z.object({
  status: z.enum(['pending', 'confirmed', 'cancelled', 'reversed']),
});

/** How an answer is written in the model. */
export function outcomeOf(status: number, json: unknown): string {
  if (status < 400) {
    const read = exchangeState.safeParse(json);
    return read.success ? `ok ${read.data.status}` : 'ok';
  }
  const problem = problemSchema.parse(json);
  const fields = (problem.errors ?? []).map(({ path, code }) => `${path} ${code}`);
  return [problem.code, ...fields.sort()].join(', ');
}

/** The refusal of fields, each as `path code`. */
export const badFields = (...fields: string[]) => ['invalid-input', ...fields.sort()].join(', ');

/** The id of what a call made. */
export const idIn = (json: unknown): number => z.object({ id: z.number() }).parse(json).id;

/** The nth of a list from its end, however long it is. */
export const nthOf = <Item>(items: readonly Item[], nth: number): Item | undefined =>
  items[items.length - 1 - (nth % items.length)];
