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

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly fields: readonly FieldProblem[];
  /** What somebody else changed meanwhile, for `changed-meanwhile`. */
  readonly changes: readonly ChangeMeanwhile[];
  /** The people who look like the one described, for `looks-like-another`. */
  readonly people: readonly Lookalike[];
  /** The hours that stand, for `already-recorded`. */
  readonly recorded: Problem['recorded'];
  /** A sentence of the server for the reader, where the server speaks itself. */
  readonly sentence: string | undefined;
  /** With what the second step of signing in goes on, for `second-factor-needed`. */
  readonly challenge: string | undefined;
  /** Seconds after which another try makes sense. */
  readonly retryAfterS: number | undefined;
  /** The request, for a fault of the portal: with it the operator finds out what happened. */
  readonly requestId: string | undefined;

  constructor(
    code: ApiErrorCode,
    more: {
      status?: number;
      fields?: readonly FieldProblem[];
      changes?: readonly ChangeMeanwhile[];
      people?: readonly Lookalike[];
      recorded?: Problem['recorded'];
      sentence?: string;
      challenge?: string;
      retryAfterS?: number;
      requestId?: string;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.status = more.status ?? 0;
    this.fields = more.fields ?? [];
    this.changes = more.changes ?? [];
    this.people = more.people ?? [];
    this.recorded = more.recorded;
    this.sentence = more.sentence;
    this.challenge = more.challenge;
    this.retryAfterS = more.retryAfterS;
    this.requestId = more.requestId;
  }
}

/** Hours that were recorded already, as a refusal tells of them. */
export type Recorded = NonNullable<Problem['recorded']>;

/** Whether an error is the portal refusing with one of these codes. */
export function isRefusal(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}
