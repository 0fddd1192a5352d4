/**
 * Whether a line means somebody whom the portal knows already (specification §18): by the number on
 * their card, then e-mail, then name and date of birth, then name and phone. A name alone is a
 * question for a person to answer, and nobody is drawn in who has a login of their own.
 */
import { type RowProblem, UNSIGNED } from '#contract/paper/import-problems.ts';
import type { RowPlan } from '#contract/paper/imports.ts';
import { CardNumbers } from './card-numbers-rules.ts';
import {
  fits,
  isPossible,
  type Kind,
  type KnownPerson,
  mayBeOne,
  type Standing,
  sameDetail,
} from './known-rules.ts';
import { nameKey, shareAWord } from './names-rules.ts';
import { withQuestions } from './questions-rules.ts';
import type { PersonReading } from './rows-rules.ts';

/** What a person at the desk decided about a line. */
export interface Decision {
  plan: Exclude<RowPlan, 'ask'>;
  personId: number | null;
}

/** What is to become of a line. */
export interface Judged {
  plan: RowPlan;
  problems: RowProblem[];
  personId: number | null;
  candidateIds: number[];
  /** What will be written, without what belongs to somebody else. */
  reading: PersonReading;
}

const PLANS: Record<Standing, RowPlan> = {
  here: 'same',
  former: 'join',
  elsewhere: 'skip',
  login: 'skip',
};
const CANDIDATES_MAX = 5;
/** Problems that leave nothing to import. */
const STOPPING: readonly RowProblem[] = [
  'name-missing',
  'total-line',
  'not-active',
  'body-room-closed',
  'body-business',
  'hours-unreadable',
  'hours-missing',
];

/** Judges the lines of one file, in their order: a line knows those before it. */
export class Judge {
  readonly #createsPeople: boolean;
  readonly #people = new Map<number, KnownPerson>();
  readonly #cards: CardNumbers<KnownPerson>;
  readonly #byEmail = new Map<string, KnownPerson>();
  readonly #byTaxCode = new Map<string, KnownPerson>();
  readonly #byName = new Map<string, KnownPerson[]>();
  readonly #reserved: ReadonlySet<string>;
  /** What earlier lines of the file have taken. */
  readonly #matched = new Set<number>();
  readonly #emails = new Set<string>();
  readonly #newByName = new Map<string, PersonReading[]>();
  readonly #newTaxCodes = new Set<string>();

  /**
   * @param createsPeople false for a file of balances, whose people must be there
   * @param reservedEmails addresses that nobody new may have
   */
  constructor(
    known: readonly KnownPerson[],
    {
      createsPeople,
      reservedEmails = [],
    }: { createsPeople: boolean; reservedEmails?: Iterable<string> },
  ) {
    this.#createsPeople = createsPeople;
    this.#reserved = new Set(reservedEmails);
    this.#cards = new CardNumbers(known);
    for (const person of known) {
      this.#people.set(person.id, person);
      if (person.email !== null) this.#byEmail.set(person.email, person);
      if (person.taxCode !== '') this.#byTaxCode.set(person.taxCode, person);
      const key = nameKey(person.surname, person.name);
      this.#byName.set(key, [...(this.#byName.get(key) ?? []), person]);
    }
  }

  /** @param decision what a person said about this line, if they did */
  judge(reading: PersonReading, found: readonly RowProblem[], decision: Decision | null): Judged {
    const judged: Judged = {
      plan: 'skip',
      problems: [...found],
      personId: null,
      candidateIds: [],
      reading: { ...reading },
    };
    if (found.some((problem) => STOPPING.includes(problem)) || decision?.plan === 'skip')
      return judged;
    const isNew = decision?.plan === 'new' && this.#createsPeople;
    const decided = decision ? this.#decided(decision) : undefined;
    const settled = decided
      ? this.#known(judged, decided)
      : isNew
        ? this.#fresh(judged)
        : this.#found(judged);
    return { ...settled, ...withQuestions(settled, isNew) };
  }

  #decided({ personId }: Decision): KnownPerson | undefined {
    return personId === null ? undefined : this.#people.get(personId);
  }

  #found(judged: Judged): Judged {
    const { reading } = judged;
    const kind = this.#kindOf(judged);
    const person = this.#sure(reading, kind);
    if (person) return this.#known(judged, person);
    const named = this.#named(reading).filter((one) => fits(one, kind));
    // What a body is called is all that one has: of people a name alone is a question.
    const strong = named.filter((one) => one.isBody || sameDetail(one, reading));
    if (strong.length === 1 && strong[0]) return this.#known(judged, strong[0]);
    // Only members of this bank are shown: who else bears the name is nobody's business here.
    const doubtful = strong.length > 1 ? strong : named.filter((one) => isPossible(one, reading));
    const ours = doubtful.filter(({ standing }) => standing === 'here' || standing === 'former');
    if (ours.length > 0) {
      judged.plan = 'ask';
      judged.problems.push(ours.length > 1 ? 'person-unclear' : 'name-alone');
      judged.candidateIds = ours.slice(0, CANDIDATES_MAX).map(({ id }) => id);
      return judged;
    }
    if (!this.#createsPeople) {
      judged.problems.push('person-unknown');
      return judged;
    }
    return this.#isTwiceInFile(reading) ? ask(judged, 'twice-in-file') : this.#fresh(judged);
  }

  #kindOf({ reading, problems }: Pick<Judged, 'reading' | 'problems'>): Kind {
    if (!this.#createsPeople) return 'either';
    return reading.body || problems.includes('person-or-body') ? 'body' : 'person';
  }

  /** By number, by the tax code of a body, then by e-mail; the name must not contradict. */
  #sure(reading: PersonReading, kind: Kind): KnownPerson | undefined {
    const whole = `${reading.surname} ${reading.name}`.trim();
    const agrees = (person: KnownPerson) =>
      fits(person, kind) && (whole === '' || shareAWord(whole, `${person.surname} ${person.name}`));
    const byTaxCode = this.#byTaxCode.get(reading.body?.taxCode ?? '');
    if (byTaxCode) return byTaxCode;
    const byNumber = this.#cards.ownerOf(reading);
    if (byNumber && agrees(byNumber)) return byNumber;
    const byEmail = reading.email === null ? undefined : this.#byEmail.get(reading.email);
    return byEmail && agrees(byEmail) ? byEmail : undefined;
  }

  #named({ name, surname }: PersonReading): KnownPerson[] {
    return name + surname === '' ? [] : (this.#byName.get(nameKey(surname, name)) ?? []);
  }

  #known(judged: Judged, person: KnownPerson): Judged {
    judged.candidateIds = [person.id];
    judged.problems = judged.problems.filter((problem) => !UNSIGNED.includes(problem));
    if (PLANS[person.standing] === 'skip') return byInvitation(judged);
    judged.personId = person.id;
    if (this.#matched.has(person.id)) return ask(judged, 'twice-in-file');
    judged.plan = PLANS[person.standing];
    if (judged.plan === 'join' && !this.#createsPeople) {
      judged.plan = 'skip';
      judged.problems.push('person-unknown');
    }
    if (judged.plan === 'skip') return judged;
    this.#matched.add(person.id);
    if (judged.plan === 'join') this.#cards.give(judged, person.id);
    else this.#cards.keep(judged, person);
    const hasHours = judged.reading.minutes !== null || judged.problems.includes('time-unclear');
    if (person.hasOpening && hasHours) {
      judged.problems.push('opening-exists');
      judged.reading.minutes = null;
    }
    return judged;
  }

  /** Somebody new: what belongs to somebody else is left out. */
  #fresh(judged: Judged): Judged {
    const { reading } = judged;
    if (judged.problems.some((problem) => UNSIGNED.includes(problem))) return judged;
    if (reading.email !== null && this.#isForeign(reading.email)) return byInvitation(judged);
    this.#cards.give(judged, null);
    if (
      reading.email !== null &&
      (this.#byEmail.has(reading.email) || this.#emails.has(reading.email))
    ) {
      reading.email = null;
      judged.problems.push('email-shared');
    }
    this.#heedNew(reading);
    judged.plan = 'new';
    return judged;
  }

  /** Takes note of an earlier line that was judged before. */
  heed({ plan, personId, reading }: Pick<Judged, 'plan' | 'personId' | 'reading'>): void {
    if (plan === 'new') this.#heedNew(reading);
    else if (personId !== null && (plan === 'same' || plan === 'join')) this.#matched.add(personId);
    if (plan === 'join') this.#cards.heed(reading);
  }

  #heedNew(reading: PersonReading): void {
    this.#cards.heed(reading);
    if (reading.email !== null) this.#emails.add(reading.email);
    if (reading.body?.taxCode) this.#newTaxCodes.add(reading.body.taxCode);
    const key = nameKey(reading.surname, reading.name);
    this.#newByName.set(key, [...(this.#newByName.get(key) ?? []), reading]);
  }

  /** An address of nobody in this bank, which nobody else may have. */
  #isForeign(email: string): boolean {
    const owner = this.#byEmail.get(email);
    return owner ? PLANS[owner.standing] === 'skip' : this.#reserved.has(email);
  }

  /** An earlier line may be about the same person: of one person a file may have two cards. */
  #isTwiceInFile(reading: PersonReading): boolean {
    const earlier = this.#newByName.get(nameKey(reading.surname, reading.name)) ?? [];
    if (reading.body && this.#newTaxCodes.has(reading.body.taxCode)) return true;
    return earlier.some((other) => mayBeOne(other, reading));
  }
}

/**
 * The one answer for everybody who cannot come in with a file: in another bank, with a login, or with
 * an address that is not free. Which of these it is nobody learns here.
 */
function byInvitation(judged: Judged): Judged {
  judged.problems.push('by-invitation');
  return judged;
}

function ask(judged: Judged, problem: RowProblem): Judged {
  judged.plan = 'ask';
  judged.problems.push(problem);
  return judged;
}
