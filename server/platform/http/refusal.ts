/** A refusal: an error with a code of the catalogue; it says nothing about internals. */
import {
  type ChangeMeanwhile,
  type ErrorCode,
  type FieldProblem,
  type Lookalike,
  PROBLEMS,
  type Problem,
} from '#contract/errors.ts';

interface More {
  errors?: FieldProblem[];
  changes?: ChangeMeanwhile[];
  people?: Lookalike[];
  notice?: Problem['notice'];
  recorded?: Problem['recorded'];
  giver?: Problem['giver'];
  privacyNotice?: Problem['privacyNotice'];
  uses?: Problem['uses'];
  challenge?: string;
  /** Why, for programs and those who run the portal; never of the inside. */
  detail?: string;
  retryAfterS?: number;
  /** The methods that an address takes. */
  allow?: string[];
  /** What broke, for the log; the caller does not learn it. */
  cause?: unknown;
}

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldProblem[];
  readonly changes: ChangeMeanwhile[];
  readonly people: Lookalike[];
  readonly notice: Problem['notice'];
  readonly recorded: Problem['recorded'];
  readonly giver: Problem['giver'];
  readonly privacyNotice: Problem['privacyNotice'];
  readonly uses: Problem['uses'];
  readonly challenge: string | undefined;
  readonly detail: string | undefined;
  /** Seconds after which another try makes sense. */
  readonly retryAfterS: number | undefined;
  readonly allow: string[] | undefined;

  constructor(code: ErrorCode, more: More = {}) {
    super(code, { cause: more.cause });
    this.code = code;
    this.errors = more.errors ?? [];
    this.changes = more.changes ?? [];
    this.people = more.people ?? [];
    this.notice = more.notice;
    this.recorded = more.recorded;
    this.giver = more.giver;
    this.privacyNotice = more.privacyNotice;
    this.uses = more.uses;
    this.challenge = more.challenge;
    this.detail = more.detail;
    this.retryAfterS = more.retryAfterS;
    this.allow = more.allow;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }
}

/** @throws Refusal `invalid-input` when there are problems with fields */
export function refuseFields(errors: FieldProblem[]): void {
  if (errors.length > 0) throw new Refusal('invalid-input', { errors });
}
