/** Whose the numbers on cards are: of members now, of who had them once, and what a file gives to whom. */
import type { RowProblem } from '#contract/paper/import-problems.ts';

/** Somebody with a number, or who had one. */
interface Holder {
  id: number;
  number: number | null;
  earlierNumbers: readonly number[];
  /** Founded the bank, and has the number that the portal counted. */
  isFounder: boolean;
  standing: string;
}

/** A line of the file, as it is judged. */
interface Numbered {
  reading: { number: number | null };
  problems: RowProblem[];
}

/** The cards of one bank while the lines of a file are judged in their order. */
export class CardNumbers<Person extends Holder> {
  readonly #owners = new Map<number, Person>();
  /** What earlier lines of the file have taken. */
  readonly #given = new Set<number>();

  /** A number leads to who has it now, else to who had it. */
  constructor(known: readonly Person[]) {
    for (const person of known) {
      const isHere = person.standing === 'here';
      if (person.number !== null && (isHere || !this.#owners.has(person.number))) {
        this.#owners.set(person.number, person);
      }
    }
    for (const person of known) {
      for (const number of person.earlierNumbers) {
        if (!this.#owners.has(number)) this.#owners.set(number, person);
      }
    }
  }

  /** Who has the number of a line, or had it. */
  ownerOf({ number }: Numbered['reading']): Person | undefined {
    return number === null ? undefined : this.#owners.get(number);
  }

  /** An earlier line has this number. */
  heed({ number }: Numbered['reading']): void {
    if (number !== null) this.#given.add(number);
  }

  /**
   * A card belongs to one person: somebody else's is left out, and the books give the number that the person
   * had before, else a new one.
   * @param personId who comes back; null for somebody new
   */
  give({ reading, problems }: Numbered, personId: number | null): void {
    const { number } = reading;
    if (number === null) return;
    const owner = this.#owners.get(number);
    const isFree = owner === undefined || owner.id === personId;
    // The register is older than the portal: who founded the bank here was only the first to come.
    const givesWay = owner?.isFounder === true && owner.number === number;
    if (this.#given.has(number) || !(isFree || givesWay)) {
      reading.number = null;
      problems.push('number-taken');
      return;
    }
    this.#given.add(number);
    if (!isFree) problems.push('founder-gives-way');
  }

  /** A member keeps their number, and nobody else gets it; the founder takes that of the register. */
  keep({ reading, problems }: Numbered, person: Person): void {
    const { number } = reading;
    if (number === null) return;
    const owner = this.#owners.get(number);
    const isFree = (owner === undefined || owner === person) && !this.#given.has(number);
    if (number === person.number) this.#given.add(number);
    else if (person.isFounder && isFree) {
      this.#given.add(number);
      problems.push('founder-renumbered');
    }
  }
}
