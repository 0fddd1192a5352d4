/** SQL of pictures: one of a person, one of a bank. */
import { sql } from 'kysely';
import { isBetween } from '#server/modules/banks/banks/sql.ts';
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

type Picture = Params<Whose & { jpeg: Buffer; face: Buffer | null; now: Date }>;

/** Puts a picture in the place of the one before; of two at the same moment the later one stays. */
const keeping = (owner: 'person_id' | 'bank_id') => (p: Picture) =>
  sql`
  insert into photo (person_id, bank_id, jpeg, face, updated_at)
  values (${p.personId}::bigint, ${p.bankId}::bigint, ${p.jpeg}::bytea, ${p.face}::bytea,
    ${p.now}::timestamptz)
  on conflict (${sql.ref(owner)}) do update
    set jpeg = excluded.jpeg, face = excluded.face, updated_at = excluded.updated_at`;

export const keepPictureOfPerson = statement('pictures.keepOfPerson', keeping('person_id'));
export const keepLogo = statement('pictures.keepLogo', keeping('bank_id'));

export const dropPicture = statement('pictures.drop', (p: Params<Whose>) =>
  query
    .deleteFrom('photo')
    .where((eb) => eb.or([eb('person_id', '=', p.personId), eb('bank_id', '=', p.bankId)])),
);
