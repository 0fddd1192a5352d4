/** L4, L5, L6: who may decide on an exchange, cell by cell, whatever their role. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Actor,
  administers,
  type ExchangeSides,
  exchangeRefusal,
  maySeeExchange,
} from './abilities.ts';
import type { ErrorCode } from './errors.ts';
import { EXCHANGE_ACTIONS } from './hours/exchange-states.ts';
import { ROLES, STATUSES } from './people/accounts.ts';

const [GIVER, RECEIVER, OTHER] = [1, 2, 3];
const [GIVERS_BANK, RECEIVERS_BANK, STRANGE_BANK] = [10, 20, 30];

const across: ExchangeSides = {
  creditorId: GIVER,
  creditorBankId: GIVERS_BANK,
  debtorId: RECEIVER,
  debtorBankId: RECEIVERS_BANK,
};
const within: ExchangeSides = { ...across, debtorBankId: GIVERS_BANK };

const member = (personId: number, bankId: number): Actor => ({
  personId,
  bankId,
  status: 'normal',
  role: 'USER',
});
const admin = (personId: number, bankId: number): Actor => ({
  ...member(personId, bankId),
  role: 'ADMIN',
});
const gone = (personId: number): Actor => ({
  personId,
  bankId: null,
  status: 'new',
  role: 'USER',
});

type Answer = ErrorCode | 'yes';
type Case = [who: string, actor: Actor, confirm: Answer, cancel: Answer, reverse: Answer];

const nothing = ['not-found', 'not-found', 'not-found'] as const;
const gave = ['creditor-cannot-confirm', 'yes', 'yes'] as const;
const received = ['yes', 'yes', 'debtor-cannot-reverse'] as const;
const everything = ['yes', 'yes', 'yes'] as const;

const BETWEEN_BANKS: Case[] = [
  ['the creditor', member(GIVER, GIVERS_BANK), ...gave],
  ['the creditor, an administrator', admin(GIVER, GIVERS_BANK), ...gave],
  ['the debtor', member(RECEIVER, RECEIVERS_BANK), ...received],
  ['the debtor, an administrator', admin(RECEIVER, RECEIVERS_BANK), ...everything],
  ['an admin of the creditor’s bank', admin(OTHER, GIVERS_BANK), 'forbidden', 'yes', 'yes'],
  ['an admin of the debtor’s bank', admin(OTHER, RECEIVERS_BANK), ...everything],
  ['a member of the creditor’s bank', member(OTHER, GIVERS_BANK), ...nothing],
  ['a member of the debtor’s bank', member(OTHER, RECEIVERS_BANK), ...nothing],
  ['a member of a strange bank', member(OTHER, STRANGE_BANK), ...nothing],
  ['an admin of a strange bank', admin(OTHER, STRANGE_BANK), ...nothing],
  ['the creditor, excluded', gone(GIVER), ...nothing],
  ['the debtor, excluded', gone(RECEIVER), ...nothing],
  ['the creditor, by now in a strange bank', member(GIVER, STRANGE_BANK), ...nothing],
  ['the debtor, by now in the creditor’s bank', member(RECEIVER, GIVERS_BANK), ...nothing],
  ['the creditor, by now administrator of the debtor’s', admin(GIVER, RECEIVERS_BANK), ...gave],
  [
    'an admin who is not verified any more',
    { ...admin(OTHER, RECEIVERS_BANK), status: 'not-verified' },
    ...nothing,
  ],
];

const WITHIN_A_BANK: Case[] = [
  ['the creditor', member(GIVER, GIVERS_BANK), ...gave],
  ['the creditor, the administrator', admin(GIVER, GIVERS_BANK), ...gave],
  ['the debtor', member(RECEIVER, GIVERS_BANK), ...received],
  ['the debtor, the administrator', admin(RECEIVER, GIVERS_BANK), ...everything],
  ['an admin of the bank', admin(OTHER, GIVERS_BANK), ...everything],
  ['another member of the bank', member(OTHER, GIVERS_BANK), ...nothing],
  ['an admin of another bank', admin(OTHER, RECEIVERS_BANK), ...nothing],
];

describe.each([
  ['between two banks', across, BETWEEN_BANKS],
  ['within one bank', within, WITHIN_A_BANK],
] as const)('%s', (_, exchange, cases) => {
  it.each(cases)('L4, L5, L6: %s', (_who, actor, confirm, cancel, reverse) => {
    const said = EXCHANGE_ACTIONS.map(
      (action) => exchangeRefusal(actor, action, exchange) ?? 'yes',
    );
    expect(said).toEqual([confirm, cancel, reverse]);
    expect(maySeeExchange(actor, exchange)).toBe(said[1] === 'yes');
  });
});

const id = fc.integer({ min: 1, max: 4 });
const actors: fc.Arbitrary<Actor> = fc.record({
  personId: id,
  status: fc.constantFrom(...STATUSES),
  role: fc.constantFrom(...ROLES),
  bankId: fc.option(id),
});
const exchanges: fc.Arbitrary<ExchangeSides> = fc.record({
  creditorId: id,
  creditorBankId: id,
  debtorId: id,
  debtorBankId: id,
});

describe('for any actor', () => {
  it('L4: the creditor never confirms', () => {
    fc.assert(
      fc.property(actors, exchanges, (actor, exchange) => {
        const giver = { ...actor, personId: exchange.creditorId };
        expect(exchangeRefusal(giver, 'confirm', exchange)).toBeDefined();
      }),
    );
  });

  it('everybody who may decide may also see the exchange, and nobody decides on what they cannot see', () => {
    fc.assert(
      fc.property(actors, exchanges, (actor, exchange) => {
        const answers = EXCHANGE_ACTIONS.map((action) => exchangeRefusal(actor, action, exchange));
        const isSeen = maySeeExchange(actor, exchange);
        expect(answers.every((answer) => answer === 'not-found')).toBe(!isSeen);
      }),
    );
  });

  it('only an active administrator administers, and only their bank', () => {
    fc.assert(
      fc.property(actors, id, (actor, bankId) => {
        const does = actor.status === 'normal' && actor.role === 'ADMIN' && actor.bankId === bankId;
        expect(administers(actor, bankId)).toBe(does);
      }),
    );
  });
});

describe('a person of trust who acts for a member', () => {
  const DELEGATE = 4;
  const actingFor = (personId: number): Actor => ({
    ...member(personId, GIVERS_BANK),
    delegateId: DELEGATE,
  });

  it('confirms and cancels as that member, and reverses nothing', () => {
    expect(exchangeRefusal(actingFor(RECEIVER), 'confirm', within)).toBeUndefined();
    expect(exchangeRefusal(actingFor(RECEIVER), 'cancel', within)).toBeUndefined();
    expect(exchangeRefusal(actingFor(GIVER), 'cancel', within)).toBeUndefined();
    expect(exchangeRefusal(actingFor(GIVER), 'confirm', within)).toBe('creditor-cannot-confirm');
    expect(exchangeRefusal(actingFor(GIVER), 'reverse', within)).toBe('forbidden');
    expect(exchangeRefusal(actingFor(OTHER), 'confirm', within)).toBe('not-found');
  });

  it('confirms nothing that they gave, or recorded for who gave it', () => {
    const given = { ...within, creditorId: DELEGATE };
    expect(exchangeRefusal(actingFor(RECEIVER), 'confirm', given)).toBe('proxy-is-creditor');
    expect(exchangeRefusal(actingFor(RECEIVER), 'cancel', given)).toBeUndefined();
    const recorded = (by: number | null) => ({ ...within, recorderForCreditorId: by });
    const confirms = (by: number | null) =>
      exchangeRefusal(actingFor(RECEIVER), 'confirm', recorded(by));
    expect(confirms(DELEGATE)).toBe('proxy-is-creditor');
    expect([confirms(OTHER), confirms(null)]).toEqual([undefined, undefined]);
  });
});
