/** Exchanges from before the portal: whose they are, and which were loaded before (specification §18). */
import { createHash } from 'node:crypto';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { RowPlan } from '#contract/paper/imports.ts';
import type { KnownPerson } from './known-rules.ts';
import { nameKey } from './names-rules.ts';
import type { PastReading } from './past-rules.ts';

/** One exchange with the people who are known. */
export interface PastPart extends PastReading {
  giverId: number | null;
  receiverId: number | null;
  /** In hex: tells a line that is loaded again from one that happened twice. */
  fingerprint: string;
}

interface JudgedPast {
  plan: RowPlan;
  problems: RowProblem[];
  parts: PastPart[];
}

const STOPPING: readonly RowProblem[] = [
  'name-missing',
  'day-unreadable',
  'hours-unreadable',
  'hours-missing',
  'not-active',
];

/** Judges the lines of one file in their order. */
export class PastJudge {
  readonly #byName = new Map<string, KnownPerson[]>();
  readonly #byNumber = new Map<number, KnownPerson>();
  readonly #seen = new Map<string, number>();

  /** @param known the others than members, present and past, are left aside */
  constructor(known: readonly KnownPerson[]) {
    for (const person of known) {
      if (person.standing !== 'here' && person.standing !== 'former') continue;
      const key = nameKey(person.surname, person.name);
      this.#byName.set(key, [...(this.#byName.get(key) ?? []), person]);
      if (person.number !== null) this.#byNumber.set(person.number, person);
    }
  }

  judge(reading: readonly PastReading[], found: readonly RowProblem[]): JudgedPast {
    const problems = [...found];
    if (problems.some((problem) => STOPPING.includes(problem))) {
      return { plan: 'skip', problems, parts: [] };
    }
    if (problems.includes('time-unclear')) return { plan: 'ask', problems, parts: [] };
    const parts = reading
      .filter(({ giver, receiver }) => nameKey(giver) !== nameKey(receiver))
      .map((part) => this.#partOf(part));
    if (parts.some(({ giverId }) => giverId === null)) problems.push('giver-unknown');
    if (parts.some(({ receiverId }) => receiverId === null)) problems.push('receiver-unknown');
    return { plan: parts.length > 0 ? 'new' : 'skip', problems, parts };
  }

  #partOf(part: PastReading): PastPart {
    const key = [
      part.day,
      nameKey(part.giver),
      nameKey(part.receiver),
      part.minutes,
      part.note,
    ].join('\n');
    const nth = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, nth);
    return {
      ...part,
      giverId: this.#find(part.giver),
      receiverId: this.#find(part.receiver),
      fingerprint: createHash('sha256').update(`${key}\n${nth}`).digest('hex'),
    };
  }

  /** By the number on the card, or by a name that one member alone has. */
  #find(who: string): number | null {
    const digits = /^(?:\p{L}{1,8}[-_ ]?)?0*(\d{1,7})$/u.exec(who)?.[1];
    if (digits !== undefined) return this.#byNumber.get(Number(digits))?.id ?? null;
    const [person, ...others] = this.#byName.get(nameKey(who)) ?? [];
    return person && others.length === 0 ? person.id : null;
  }
}
