/** Saying no: an error that carries its code of the catalogue, and nothing of the inside. */
import {
  type ChangeMeanwhile,
  ERROR_STATUS,
  type ErrorCode,
  type FieldProblem,
} from '#contract/errors.ts';

interface More {
  errors?: FieldProblem[];
  changes?: ChangeMeanwhile[];
  retryAfterS?: number;
}

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldProblem[];
  readonly changes: ChangeMeanwhile[];
  /** Seconds after which another try makes sense. */
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, more: More = {}) {
    super(code);
    this.code = code;
    this.errors = more.errors ?? [];
    this.changes = more.changes ?? [];
    this.retryAfterS = more.retryAfterS;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Refuses input for what is wrong with its fields; does nothing when nothing is. */
export function refuseFields(errors: FieldProblem[]): void {
  if (errors.length > 0) throw new Refusal('invalid-input', { errors });
}
