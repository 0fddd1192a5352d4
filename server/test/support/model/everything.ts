/** Everything that people do about hours, by anybody and about anybody of a cast. */
import fc from 'fast-check';
import { fundOf, type Person } from './model.ts';
import type { Operation } from './operation.ts';
import { batches } from './operations/batches.ts';
import { cheques } from './operations/cheques.ts';
import { decisions } from './operations/deciding.ts';
import { givings } from './operations/gifts.ts';
import { memberships } from './operations/membership.ts';
import { recordings } from './operations/recording.ts';
import { appointments, trusts } from './operations/trust.ts';
import type { Caller } from './permissions.ts';
import type { Cast } from './world.ts';

/** Each kind of operation, as often as it comes beside the others. */
export function everythingIn({ people, friends }: Cast): fc.Arbitrary<Operation>[] {
  const person = fc.constantFrom<Person>(...people.map(({ name }) => name));
  const desk = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        ...people.filter(({ isAdmin }) => isAdmin).map(({ name }) => name),
      ),
    },
    { weight: 1, arbitrary: person },
  );
  const holder = fc.oneof(
    { weight: 12, arbitrary: person },
    { weight: 1, arbitrary: fc.constantFrom(...friends.flat().map(fundOf)) },
  );
  const caller: fc.Arbitrary<Caller> = fc.oneof(
    { weight: 8, arbitrary: person.map((by) => ({ by })) },
    { weight: 1, arbitrary: fc.record({ by: person, behalf: person }) },
    { weight: 3, arbitrary: fc.record({ nthOfTrust: fc.nat(5) }) },
  );
  const kinds: [number, fc.Arbitrary<Operation>[]][] = [
    [12, recordings({ person, desk }, holder, caller)],
    [9, decisions(desk, caller)],
    [2, givings({ person, desk }, holder)],
    [2, memberships(person, desk)],
    [3, batches(person, desk)],
    [2, cheques(person, desk)],
    [4, trusts(person, desk)],
    [2, appointments(person)],
  ];
  return kinds.flatMap(([weight, operations]) =>
    operations.flatMap((operation) => Array.from({ length: weight }, () => operation)),
  );
}
