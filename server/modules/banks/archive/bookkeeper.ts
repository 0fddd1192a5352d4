/** Follows the books of an archive in memory: whose account stands where after each row (laws L7, L8). */
import type { ExchangeKind } from '#contract/hours/exchange-states.ts';
import type { Row } from '#server/modules/tables.ts';

/** An account as it stands, in minutes. */
export type Account = Pick<
  Row<'account'>,
  'balance_minutes' | 'given_minutes' | 'received_minutes' | 'adjusted_minutes'
>;

interface Recorded {
  kind: ExchangeKind;
  minutes: number;
  creditor: string;
  debtor: string;
  /** The reference of somebody who did something to it; null for somebody outside the archive. */
  author(personId: number | null): string | null;
}

const EMPTY: Account = {
  balance_minutes: 0,
  given_minutes: 0,
  received_minutes: 0,
  adjusted_minutes: 0,
};

export class Bookkeeper {
  readonly #exchanges = new Map<number, Recorded>();
  readonly #accounts = new Map<string, Account>();

  record(id: number, exchange: Recorded): void {
    this.#exchanges.set(id, exchange);
  }

  knows(id: unknown): boolean {
    return typeof id === 'number' && this.#exchanges.has(id);
  }

  authorOf(id: number, personId: number): string | null {
    return this.#exchangeAt(id).author(personId);
  }

  /** Books one row, and says where both accounts stand after it. */
  book(id: number, kind: Row<'transfer'>['kind']) {
    const { creditor, debtor } = this.#exchangeAt(id);
    const confirms = kind === 'confirmation';
    const [to, from] = confirms ? [creditor, debtor] : [debtor, creditor];
    this.#move(id, to, confirms ? 'given_minutes' : 'received_minutes', 1, confirms);
    this.#move(id, from, confirms ? 'received_minutes' : 'given_minutes', -1, confirms);
    return {
      to_balance_minutes: this.accountOf(to).balance_minutes,
      from_balance_minutes: this.accountOf(from).balance_minutes,
    };
  }

  accountOf(reference: string): Account {
    return this.#accounts.get(reference) ?? EMPTY;
  }

  #move(
    id: number,
    reference: string,
    column: 'given_minutes' | 'received_minutes',
    sign: 1 | -1,
    confirms: boolean,
  ): void {
    const { kind, minutes } = this.#exchangeAt(id);
    const account = { ...this.accountOf(reference) };
    account.balance_minutes += sign * minutes;
    if (kind === 'service') account[column] += confirms ? minutes : -minutes;
    else account.adjusted_minutes += sign * minutes;
    this.#accounts.set(reference, account);
  }

  #exchangeAt(id: number): Recorded {
    const exchange = this.#exchanges.get(id);
    if (!exchange) throw new Error(`the books name exchange ${id}, which is not there`);
    return exchange;
  }
}
