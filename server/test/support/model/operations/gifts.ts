/** The fund: gifts, hours for the office, group lessons (specification §19), and limits (§17). */
import fc from 'fast-check';
import { addExchange, decided } from '../changing.ts';
import { KEY_CHOICES, type KeyChoice, withKey } from '../idempotency.ts';
import {
  balanceOf,
  bankOf,
  fundOf,
  isActive,
  isFund,
  lowOf,
  type Model,
  memberOf,
  type Person,
  rulesOf,
  stateOf,
  stateWhenRecorded,
} from '../model.ts';
import { badFields, idIn, type Made, type Operation } from '../operation.ts';
import { refusedAtDesk, refusedAtDoor } from '../permissions.ts';
import { newNote, termsOf } from './recording.ts';

interface Giving {
  by: Person;
  to: Person;
  minutes: number;
  key: KeyChoice;
}

/** A member gives: the debtor confirms by giving. */
const gift =
  ({ by, to, minutes, key }: Giving): Operation =>
  (model, ids) => {
    const bank = bankOf(model, by);
    const door = () => refusedAtDoor(model, { by });
    const problems = problemsOfGift(model, { by, to, minutes });
    const made = { kind: 'gift' as const, creditor: to, debtor: by, minutes };
    const attempt = {
      by,
      words: `${by} gives ${to} ${minutes} minutes`,
      method: 'POST' as const,
      path: '/users/gifts',
      body: {
        toPerson: to === fundOf(bank) ? null : ids.holder(to),
        ...{ hours: minutes / 60, note: newNote(model) },
      },
      expected: [door() ?? (problems.length > 0 ? badFields(...problems) : 'ok confirmed')],
      meanwhile: [
        ...['ok confirmed', 'forbidden', badFields('toPerson not-a-member')],
        ...['gift-below-band', 'gifts-used-up'].map((code) => badFields(`hours ${code}`)),
        // Too large already, and told so only to who has the hours.
        ...(minutes > rulesOf(model, bank).giftMost ? [badFields('hours gift-too-large')] : []),
      ],
      done({ json }: { json: unknown }) {
        addExchange(model, idIn(json), made, { by });
      },
    };
    return withKey(model, key, attempt, door);
  };

function problemsOfGift(model: Model, { by, to, minutes }: Omit<Giving, 'key'>): string[] {
  const bank = bankOf(model, by);
  const isToMember = to !== fundOf(bank);
  if (isToMember) {
    if (to === by) return ['toPerson same-person'];
    if (!isActive(model, to) || bankOf(model, to) !== bank) return ['toPerson not-a-member'];
  }
  const { giftMost, giftsInAYear } = rulesOf(model, bank);
  if (balanceOf(model, by) - minutes < lowOf(model, by)) return ['hours gift-below-band'];
  if (!isToMember) return [];
  if (minutes > giftMost) return ['hours gift-too-large'];
  const given = model.exchanges
    .filter(({ kind, debtor, creditor }) => kind === 'gift' && debtor === by && !isFund(creditor))
    .filter((one) => ['pending', 'confirmed'].includes(stateOf(one)))
    .reduce((sum, one) => sum + one.minutes, 0);
  return given + minutes > giftsInAYear ? ['hours gifts-used-up'] : [];
}

/** The desk gives hours of the fund: never to themselves at once, and below its limit they wait. */
const fundGift =
  ({ by, to, minutes, key }: Giving): Operation =>
  (model, ids) => {
    const bank = bankOf(model, by);
    const door = () => refusedAtDesk(model, by);
    const isOurs = isActive(model, to) && bankOf(model, to) === bank;
    const made = { kind: 'gift' as const, creditor: to, debtor: fundOf(bank), minutes };
    const state = stateWhenRecorded(model, made, to !== by);
    const attempt = {
      by,
      words: `${by} gives ${to} ${minutes} minutes of the fund`,
      method: 'POST' as const,
      path: '/admin/fund/gifts',
      body: { toPerson: ids.holder(to), hours: minutes / 60, note: newNote(model) },
      expected: [door() ?? (isOurs ? `ok ${state}` : badFields('toPerson not-a-member'))],
      meanwhile: ['ok pending', 'ok confirmed', 'forbidden', badFields('toPerson not-a-member')],
      done({ outcome, json }: { outcome: string; json: unknown }) {
        addExchange(model, idIn(json), made, outcome === 'ok confirmed' ? { by } : undefined);
      },
    };
    return withKey(model, key, attempt, door);
  };

/** A member gave hours to the bank itself, which another administrator confirms. */
const officeHours =
  ({ by, halves, key }: { by: Person; halves: number; key: KeyChoice }): Operation =>
  (model, ids) => {
    const door = () => refusedAtDoor(model, { by });
    const debtor = fundOf(bankOf(model, by));
    const made = { kind: 'service' as const, creditor: by, debtor, minutes: halves * 30 };
    const attempt = {
      by,
      words: `${by} gave the office ${halves} halves`,
      method: 'POST' as const,
      path: '/users/office-hours',
      body: termsOf(ids, halves, newNote(model)),
      expected: [door() ?? 'ok pending'],
      meanwhile: ['ok pending', 'forbidden'],
      done({ json }: { json: unknown }) {
        addExchange(model, idIn(json), made);
      },
    };
    return withKey(model, key, attempt, door);
  };

interface Lesson {
  by: Person;
  giver: Person;
  receivers: Person[];
  halves: number;
  key: KeyChoice;
}

/** The receivers' hours go to the fund, which gives the teacher theirs. */
const lesson =
  ({ by, giver, receivers, halves, key }: Lesson): Operation =>
  (model, ids) => {
    const door = () => refusedAtDesk(model, by);
    const bank = bankOf(model, by);
    const isOurs = (person: Person) => isActive(model, person) && bankOf(model, person) === bank;
    const problems = isOurs(giver) ? [] : ['giver not-a-member'];
    receivers.forEach((person, index) => {
      if (person === giver) problems.push(`receivers.${index} same-person`);
      else if (!isOurs(person)) problems.push(`receivers.${index} not-a-member`);
    });
    const minutes = halves * 30;
    const fund = fundOf(bank);
    const note = newNote(model);
    const attempt = {
      by,
      words: `${by} registers a lesson of ${giver} for ${receivers.join(', ')}`,
      method: 'POST' as const,
      path: '/admin/group-lessons',
      body: {
        ...termsOf(ids, halves, note),
        ...{ giver: ids.holder(giver), receivers: receivers.map(ids.holder) },
      },
      note,
      expected: [door() ?? (problems.length > 0 ? badFields(...problems) : 'ok')],
      done(_: unknown, { exchanges }: Made) {
        const taught = exchanges.at(-1);
        if (!taught) throw new Error('a lesson has its teacher');
        for (const { id, debtor } of exchanges.slice(0, -1)) {
          addExchange(model, id, { kind: 'share', creditor: fund, debtor, minutes }, { by });
        }
        const made = { kind: 'service' as const, creditor: giver, debtor: fund, minutes };
        const state = stateWhenRecorded(model, made, by !== giver);
        const exchange = addExchange(model, taught.id, made);
        if (state === 'confirmed') decided(model, exchange, 'confirmed', { by });
      },
    };
    return withKey(model, key, attempt, door);
  };

/** The desk sets a rule of its bank. */
const rule =
  ({
    by,
    name,
    hours,
  }: {
    by: Person;
    name: 'band-hard' | 'band-low' | 'fund-low';
    hours: number;
  }): Operation =>
  (model) => {
    const value = name === 'band-hard' ? hours % 2 === 0 : -hours;
    return {
      by,
      words: `${by} sets ${name} to ${value}`,
      method: 'PUT',
      path: `/admin/rules/${name}`,
      body: { value, note: 'Assemblea' },
      expected: [refusedAtDesk(model, by) ?? 'ok'],
      done() {
        const rules = rulesOf(model, bankOf(model, by));
        if (name === 'band-hard') rules.isHard = value === true;
        else if (name === 'band-low') rules.low = -hours * 60;
        else rules.fundLow = -hours * 60;
      },
    };
  };

/** The desk makes an exception to the band of a member, or ends it; nobody their own. */
const exception =
  ({ by, of, hours }: { by: Person; of: Person; hours: number | null }): Operation =>
  (model, ids) => {
    const isOurs = isActive(model, of) && bankOf(model, of) === bankOf(model, by);
    const refusal =
      refusedAtDesk(model, by) ?? (of === by ? 'own-decision' : isOurs ? undefined : 'not-found');
    return {
      by,
      words: `${by} lets ${of} go down ${hours ?? 'as far as all'} hours`,
      method: 'PUT',
      path: `/admin/banks/users/${ids.holder(of)}/band`,
      body: { low: hours === null ? null : -hours, high: null, note: 'Accordo' },
      expected: [refusal ?? 'ok'],
      done() {
        memberOf(model, of).low = hours === null ? null : -hours * 60;
      },
    };
  };

export function givings(
  { person, desk }: { person: fc.Arbitrary<Person>; desk: fc.Arbitrary<Person> },
  holder: fc.Arbitrary<Person>,
): fc.Arbitrary<Operation>[] {
  const key = fc.constantFrom(...KEY_CHOICES);
  const minutes = fc.integer({ min: 1, max: 660 });
  const halves = fc.integer({ min: 1, max: 6 });
  const giving = fc.record({ by: person, to: holder, minutes, key });
  const fundGiving = fc.record({
    by: desk,
    to: person,
    minutes: fc.nat(2000).map((n) => n + 1),
    key,
  });
  return [
    giving.map(gift),
    fundGiving.map(fundGift),
    fc.record({ by: person, halves, key }).map(officeHours),
    fc
      .record({
        ...{ by: desk, giver: person, halves, key },
        receivers: fc.uniqueArray(person, { minLength: 1, maxLength: 3 }),
      })
      .map(lesson),
    fc
      .record({
        by: desk,
        name: fc.constantFrom<'band-hard' | 'band-low' | 'fund-low'>(
          'band-hard',
          'band-low',
          'fund-low',
        ),
        hours: fc.nat(20),
      })
      .map(rule),
    fc.record({ by: desk, of: person, hours: fc.option(fc.nat(20)) }).map(exception),
  ];
}
