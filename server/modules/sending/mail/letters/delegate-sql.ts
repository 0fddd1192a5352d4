/** SQL of the letters about people of trust. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

/** A delegation, who named or ended it last, and one of its two people as the reader. */
export const readDelegation = statement(
  'mail.readDelegation',
  (p: Params<{ delegationId: number; readerId: number }>) => sql<
    Reader & {
      has_ended: boolean;
      signed_on: string;
      person_id: number;
      /** One of the two is a body, and the other one its referent (specification §51). */
      is_of_body: boolean;
      person_name: string;
      person_surname: string;
      delegate_name: string;
      delegate_surname: string;
      /** Null where nobody ended it by hand. */
      ended_by_name: string | null;
      ended_by_surname: string | null;
      bank_name: string;
      bank_email: string;
      reader_id: number;
    }
  >`
    select delegate.ended_at is not null as has_ended, delegate.signed_on, delegate.person_id,
           person.kind = 'body' as is_of_body,
           person.name as person_name, person.surname as person_surname,
           acting.name as delegate_name, acting.surname as delegate_surname,
           ender.name as ended_by_name, ender.surname as ended_by_surname,
           bank.name as bank_name, bank.email as bank_email,
           reader.id as reader_id, ${READER}
    from delegate
    join person on person.id = delegate.person_id
    join person acting on acting.id = delegate.delegate_id
    join bank on bank.id = delegate.bank_id
    join person reader
      on reader.id = ${p.readerId} and reader.id in (delegate.person_id, delegate.delegate_id)
    left join person ender on ender.id = delegate.ended_by
    where delegate.id = ${p.delegationId}`,
);
