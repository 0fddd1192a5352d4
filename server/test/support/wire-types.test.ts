/** An address in a story is found in the contract, with its reply and its body. */
import { expectTypeOf, it } from 'vitest';
import type { Exchange } from '#contract/hours/exchanges.ts';
import type { Member } from '#contract/people/members.ts';
import { Caller } from './caller.ts';
import type { BodyAt, JsonAt } from './wire-types.ts';

it('by its words, its parameters and its query', () => {
  expectTypeOf<JsonAt<'GET', `/users/${number}`>>().toHaveProperty('totalCreditor');
  expectTypeOf<JsonAt<'GET', '/users/activities'>[number]>().toEqualTypeOf<{
    id: number;
    type: string;
  }>();
  expectTypeOf<
    JsonAt<'GET', `/admin/banks/${number}/users?sort=name`>[number]
  >().toEqualTypeOf<Member>();
  expectTypeOf<JsonAt<'GET', `/admin/transactions${string}`>[number]>().toEqualTypeOf<Exchange>();
  expectTypeOf<JsonAt<'DELETE', `/admin/banks/${number}`>>().not.toHaveProperty('id');
});

it('a field that the contract does not have does not compile', () => {
  const caller = new Caller('', undefined);
  expectTypeOf(caller.get<`/users/${number}`>).returns.resolves.toHaveProperty('json');
  expectTypeOf<JsonAt<'GET', `/users/${number}`>>().not.toHaveProperty('balance');
  expectTypeOf<BodyAt<'POST', '/users/transactions'>>().not.toExtend<{ creditor: number }>();
  // @ts-expect-error the contract calls it userTo
  expectTypeOf<BodyAt<'POST', '/users/transactions'>>({ debtor: 1 });
});
