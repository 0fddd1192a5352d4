/** SQL of pictures: one of a person, one of a bank. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

interface Whose {
  personId: number | null;
  bankId: number | null;
}

export const findPicture = statement('pictures.find', (p: Params<Whose>) =>
  query
    .selectFrom('photo')
    .select('jpeg')
    .where((eb) => eb.or([eb('person_id', '=', p.personId), eb('bank_id', '=', p.bankId)])),
);

export const keepPicture = statement(
  'pictures.keep',
  (p: Params<Whose & { jpeg: Buffer; now: Date }>) => sql`
    merge into photo
    using (select ${p.personId}::bigint as person_id, ${p.bankId}::bigint as bank_id) as whose
      on photo.person_id = whose.person_id or photo.bank_id = whose.bank_id
    when matched then update set jpeg = ${p.jpeg}::bytea, updated_at = ${p.now}::timestamptz
    when not matched then insert (person_id, bank_id, jpeg, updated_at)
      values (whose.person_id, whose.bank_id, ${p.jpeg}::bytea, ${p.now}::timestamptz)`,
);

export const dropPicture = statement('pictures.drop', (p: Params<Whose>) =>
  query
    .deleteFrom('photo')
    .where((eb) => eb.or([eb('person_id', '=', p.personId), eb('bank_id', '=', p.bankId)])),
);
