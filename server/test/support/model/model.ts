/**
 * A small pure model of a portal: who is a member, which banks are linked, every exchange and its
 * state. It is written from the laws (L1 to L10) and the specification, not from the code. Minutes
 * and seconds are whole numbers.
 */

/** Somebody who can call, by name; the fund of a bank has an account and never calls. */
export type Person = string;
export type Bank = string;

export interface Member {
  bank: Bank;
  isActive: boolean;
  isAdmin: boolean;
  /** They asked to come back, and wait for an answer. */
  hasAsked: boolean;
  /** An exception to the band, in minutes; null: the band of every member holds. */
  low: number | null;
}

/** The rules of a bank that decide about hours, in minutes. */
export interface Rules {
  isHard: boolean;
  low: number;
  fundLow: number;
  giftMost: number;
  giftsInAYear: number;
}

export interface Link {
  id: number;
  requester: Bank;
  required: Bank;
  state: 'requested' | 'approved' | 'over';
}

export type State = 'pending' | 'confirmed' | 'cancelled' | 'reversed';
export type Kind = 'service' | 'gift' | 'share' | 'opening' | 'settlement';

export interface ModelExchange {
  id: number;
  kind: Kind;
  /** People, or the fund of a bank. */
  creditor: Person;
  debtor: Person;
  minutes: number;
  /** The person of trust who recorded it for the creditor. */
  claimedBy?: Person | undefined;
  /**
   * How often it was decided so, less how often that was taken back. What follows does not depend on
   * the order in which answers arrive.
   */
  confirmed: number;
  cancelled: number;
  reversed: number;
  /** The latest decision; none once it was taken back. */
  decision?: Decision | undefined;
  /** What each person decided last, taken back or not. */
  decidedBy: Map<Person, Decision['what']>;
}

export interface Decision {
  by: Person;
  what: 'confirmed' | 'cancelled';
  /** Seconds since the beginning. */
  at: number;
  isUndoable: boolean;
}

export interface Batch {
  id: number;
  bank: Bank;
  debtorBank: Bank;
  admin: Person;
  note: string;
  minutes: number;
  pairs: { creditor: Person; debtor: Person }[];
  /** `undoing`: asked to be undone, the job has not come. */
  state: 'waiting' | 'stopped' | 'finished' | 'undoing' | 'undone';
  undoneBy?: Person;
  /** What it has made. */
  made: ModelExchange[];
}

export interface Cheque {
  code: string;
  book: { id: number; isOpen: boolean };
  owner: Person;
  state: 'blank' | 'handed-in' | 'booked' | 'void';
  isVoidByLeaving: boolean;
  exchange?: ModelExchange;
}

export interface Delegation {
  id: number;
  person: Person;
  delegate: Person;
  isOpen: boolean;
}

export interface Appointment {
  id: number;
  giver: Person;
  receiver: Person;
  proposer: Person;
  state: 'proposed' | 'agreed' | 'done' | 'dropped';
  /** Its time of the first day is before the model begins, or long after it ends. */
  hasBegun: boolean;
  /** What it was done with, or until that was cancelled or reversed. */
  exchange?: ModelExchange | undefined;
  undone?: ModelExchange | undefined;
}

/** A call with a key, and its answer. */
export interface Keyed {
  key: string;
  path: string;
  body: object;
  outcome: string;
  /** What the door says to it now, before any key is read. */
  door(): string | undefined;
}

export interface Model {
  /** Seconds since the beginning. */
  now: number;
  banks: readonly Bank[];
  people: Map<Person, Member>;
  rules: Map<Bank, Rules>;
  links: Link[];
  exchanges: ModelExchange[];
  /** The latest call with a key of idempotency, by who called and for whom. */
  keyed: Map<string, Keyed>;
  /** Gives every note and key a number of its own. */
  count: number;
  batches: Batch[];
  cheques: Cheque[];
  delegations: Delegation[];
  appointments: Appointment[];
}

/** What holds until a bank says otherwise (specification §11). */
const STANDARD: Rules = {
  isHard: false,
  low: -20 * 60,
  fundLow: -100 * 60,
  giftMost: 10 * 60,
  giftsInAYear: 20 * 60,
};

/** Nobody has exchanged anything yet. */
export function newModel(
  people: readonly { name: Person; bank: Bank; isAdmin: boolean }[],
  links: Link[],
): Model {
  const banks = [...new Set(people.map(({ bank }) => bank))];
  return {
    now: 0,
    banks,
    people: new Map(
      people.map(({ name, bank, isAdmin }) => [
        name,
        { bank, isAdmin, isActive: true, hasAsked: false, low: null },
      ]),
    ),
    rules: new Map(banks.map((bank) => [bank, { ...STANDARD }])),
    links,
    exchanges: [],
    keyed: new Map(),
    count: 0,
    batches: [],
    cheques: [],
    delegations: [],
    appointments: [],
  };
}

export const fundOf = (bank: Bank): Person => `fund of ${bank}`;
export const isFund = (holder: Person) => holder.startsWith('fund of ');

/** Somebody of the cast. */
export function memberOf({ people }: Model, person: Person): Member {
  const member = people.get(person);
  if (!member) throw new Error(`${person} is not in the model`);
  return member;
}

/** The bank in which somebody has an account, member or not; each has one. */
export function bankOf(model: Model, holder: Person): Bank {
  return isFund(holder) ? holder.slice(fundOf('').length) : memberOf(model, holder).bank;
}

export const isActive = (model: Model, holder: Person) =>
  !isFund(holder) && memberOf(model, holder).isActive;

/** An active administrator. */
export const isAdmin = (model: Model, person: Person) =>
  isActive(model, person) && memberOf(model, person).isAdmin;

export const administers = (model: Model, person: Person, bank: Bank) =>
  isAdmin(model, person) && bankOf(model, person) === bank;

export function rulesOf({ rules }: Model, bank: Bank): Rules {
  const found = rules.get(bank);
  if (!found) throw new Error(`${bank} is not in the model`);
  return found;
}

/** The same bank, or friends (law L2). */
export function mayExchange({ links }: Model, one: Bank, other: Bank): boolean {
  return (
    one === other || links.some((link) => link.state === 'approved' && joins(link, one, other))
  );
}

export const joins = ({ requester, required }: Link, one: Bank, other: Bank) =>
  (requester === one && required === other) || (requester === other && required === one);

/** Where an exchange stands (law L3). */
export function stateOf({ reversed, confirmed, cancelled }: ModelExchange): State {
  if (reversed > 0) return 'reversed';
  if (confirmed > 0) return 'confirmed';
  return cancelled > 0 ? 'cancelled' : 'pending';
}

/** What somebody has, in minutes: what they gave less what they received (law L8). */
export function balanceOf({ exchanges }: Model, holder: Person): number {
  let balance = 0;
  for (const exchange of exchanges) {
    if (stateOf(exchange) !== 'confirmed') continue;
    if (exchange.creditor === holder) balance += exchange.minutes;
    if (exchange.debtor === holder) balance -= exchange.minutes;
  }
  return balance;
}

/** How far down a confirmation may leave its debtor, and what refuses it; none: it does not matter. */
export function floorOf(
  model: Model,
  debtor: Person,
  kind: Kind,
): { low: number; refusal: 'limit-reached' | 'fund-low' } | undefined {
  const rules = rulesOf(model, bankOf(model, debtor));
  if (isFund(debtor)) {
    const gives = kind === 'gift' || kind === 'service';
    return gives ? { low: rules.fundLow, refusal: 'fund-low' } : undefined;
  }
  if (!rules.isHard || kind !== 'service') return undefined;
  return { low: lowOf(model, debtor), refusal: 'limit-reached' };
}

/** The lower bound of a member's band (specification §17). */
export const lowOf = (model: Model, person: Person) =>
  memberOf(model, person).low ?? rulesOf(model, bankOf(model, person)).low;

/** An exchange as it was recorded. */
export type Made = Pick<ModelExchange, 'kind' | 'creditor' | 'debtor' | 'minutes' | 'claimedBy'>;

/** What a recording that confirms at once leads to: past a limit it waits. */
export function stateWhenRecorded(model: Model, made: Made, isAtOnce: boolean): State {
  const floor = isAtOnce ? floorOf(model, made.debtor, made.kind) : undefined;
  const isBelow = floor && balanceOf(model, made.debtor) - made.minutes < floor.low;
  return isAtOnce && !isBelow ? 'confirmed' : 'pending';
}
