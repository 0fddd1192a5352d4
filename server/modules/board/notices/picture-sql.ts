/** SQL of the pictures of notices. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

export const findNoticePicture = statement(
  'notices.findPicture',
  (p: Params<{ noticeId: number }>) =>
    query.selectFrom('notice_picture').select('jpeg').where('notice_id', '=', p.noticeId),
);

export const putNoticePicture = statement(
  'notices.putPicture',
  (p: Params<{ noticeId: number; jpeg: Buffer; now: Date }>) => sql`
    insert into notice_picture (notice_id, jpeg, updated_at)
    values (${p.noticeId}, ${p.jpeg}, ${p.now})
    on conflict (notice_id) do update
      set jpeg = excluded.jpeg, updated_at = excluded.updated_at`,
);

export const deleteNoticePicture = statement(
  'notices.deletePicture',
  (p: Params<{ noticeId: number }>) =>
    query.deleteFrom('notice_picture').where('notice_id', '=', p.noticeId),
);
