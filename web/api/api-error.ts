/** The one error of calls: what the portal refused, or that it could not be reached. */
import type {
  ChangeMeanwhile,
  ErrorCode,
  FieldProblem,
  Lookalike,
  Problem,
} from '#contract/errors.ts';

/** Codes of the catalogue, and two that only a browser knows. */
export type ApiErrorCode = ErrorCode | 'offline' | 'unreadable';

/** What a refusal tells beside its code. */
interface More {
  status?: number;
  fields?: readonly FieldProblem[];
  changes?: readonly ChangeMeanwhile[];
  people?: readonly Lookalike[];
  recorded?: Problem['recorded'];
  who?: string;
  sentence?: string;
  challenge?: string | undefined;
  retryAfterS?: number | undefined;
  requestId?: string | undefined;
}

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number = 0;
  readonly fields: readonly FieldProblem[] = [];
  /** What somebody else changed meanwhile, for `changed-meanwhile`. */
  readonly changes: readonly ChangeMeanwhile[] = [];
  /** The people who look like the one described, for `looks-like-another`. */
  readonly people: readonly Lookalike[] = [];
  /** The hours that stand, for `already-recorded`. */
  readonly recorded: Problem['recorded'];
  /** Who is meant, and the telephone to call; empty where nobody is named. */
  readonly who: string = '';
  /** A sentence of the server for the reader, where the server speaks itself. */
  readonly sentence: string | undefined;
  /** With what the second step of signing in goes on, for `second-factor-needed`. */
  readonly challenge: string | undefined;
  /** Seconds after which another try makes sense. */
  readonly retryAfterS: number | undefined;
  /** The request, for a fault of the portal: with it the operator finds out what happened. */
  readonly requestId: string | undefined;

  constructor(code: ApiErrorCode, more: More = {}) {
    super(code);
    this.code = code;
    Object.assign(this, more);
  }
}

/** Hours that were recorded already, as a refusal tells of them. */
export type Recorded = NonNullable<Problem['recorded']>;

/** Whether an error is the portal refusing with one of these codes. */
export function isRefusal(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/** Nobody knows whether the portal has done what was sent. */
export function mayHaveArrived(error: unknown): boolean {
  return isRefusal(error, 'offline', 'unreadable', 'unavailable', 'internal');
}
