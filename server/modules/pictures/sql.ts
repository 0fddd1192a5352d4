/** SQL of pictures: one of a person, one of a bank. */
import { sql } from 'kysely';
import { isBetween } from '#server/modules/banks/sql.ts';
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

interface Visible {
  ids: readonly number[];
  /** The reader's bank. */
  bankId: number;
  /** The bank whose applicants the reader sees too. */
  administeredBankId: number | null;
}

/** The faces of those who may be seen; the whole picture where it was kept without a face. */
export const listFaces = statement('pictures.listFaces', (p: Params<Visible>) =>
  query
    .selectFrom('photo')
    .innerJoin('membership', 'membership.person_id', 'photo.person_id')
    .select(['membership.person_id as id', 'photo.face'])
    .select((eb) =>
      eb.case().when('photo.face', 'is', null).then(eb.ref('photo.jpeg')).end().as('jpeg'),
    )
    .where((eb) => eb('photo.person_id', '=', eb.fn.any(p.ids)))
    .where((eb) =>
      eb.or([
        eb.and([
          eb('membership.state', '=', 'active'),
          eb.or([
            eb('membership.bank_id', '=', p.bankId),
            eb.exists(
              eb
                .selectFrom('bank_link')
                .select('bank_link.id')
                .where(isBetween(p.bankId, eb.ref('membership.bank_id')))
                .where('bank_link.state', '=', 'approved'),
            ),
          ]),
        ]),
        eb.and([
          eb('membership.state', '=', 'requested'),
          eb('membership.bank_id', '=', p.administeredBankId),
        ]),
      ]),
    ),
);

export const keepPicture = statement(
  'pictures.keep',
  (p: Params<Whose & { jpeg: Buffer; face: Buffer | null; now: Date }>) => sql`
    merge into photo
    using (select ${p.personId}::bigint as person_id, ${p.bankId}::bigint as bank_id) as whose
      on photo.person_id = whose.person_id or photo.bank_id = whose.bank_id
    when matched then update set jpeg = ${p.jpeg}::bytea, face = ${p.face}::bytea,
      updated_at = ${p.now}::timestamptz
    when not matched then insert (person_id, bank_id, jpeg, face, updated_at)
      values (whose.person_id, whose.bank_id, ${p.jpeg}::bytea, ${p.face}::bytea,
        ${p.now}::timestamptz)`,
);

export const dropPicture = statement('pictures.drop', (p: Params<Whose>) =>
  query
    .deleteFrom('photo')
    .where((eb) => eb.or([eb('person_id', '=', p.personId), eb('bank_id', '=', p.bankId)])),
);
