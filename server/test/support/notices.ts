/** Notices and answers that stories need ready-made, and the form of one. */
import type { NewNotice } from '#contract/board/notices.ts';
import { insertRow, type Made } from './fixture-rows.ts';
import type { TestPortal } from './portal.ts';
import { formOf } from './valid-notice-requests.ts';
import { NOW, TODAY } from './world.ts';

/** What a member fills in; with what a story says otherwise. */
export function noticeForm({ world }: TestPortal, otherwise: Partial<NewNotice> = {}) {
  return { kind: 'request', ...formOf(world), ...otherwise };
}

/** Open, for the bank and its friends. */
export async function insertNotice(portal: TestPortal, author: Made): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into notice (kind, person_id, bank_id, activity_id, title, body, reach, contact,
                         gives_phone, gives_email, when_text, place_text, asks_again_on,
                         created_at, created_by, changed_at)
     values ('request', $1, $2, $3, 'Aiuto con lo smartphone', '', 'friends', 'portal', true, true,
             '', '', $4, $5, $1, $5) returning id`,
    [author.id, author.bankId, portal.world.activity, TODAY, NOW],
  );
  return { id, bankId: author.bankId };
}

/** One that waits for the author of the notice. */
export async function insertAnswer(
  portal: TestPortal,
  notice: Made,
  answerer: Made,
): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into notice_answer (notice_id, person_id, text, gives_phone, gives_email, created_at)
     values ($1, $2, 'Posso io', true, true, $3) returning id`,
    [notice.id, answerer.id, NOW],
  );
  return { id, bankId: notice.bankId };
}

/** Somebody asked to help with a request. */
export async function insertAsk(portal: TestPortal, notice: Made, asked: Made): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into notice_ask (notice_id, person_id, created_at) values ($1, $2, $3) returning id`,
    [notice.id, asked.id, NOW],
  );
  return { id, bankId: notice.bankId };
}

/** The weekly letter of today. */
export async function insertDigest(portal: TestPortal, reader: Made): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into board_digest (person_id, bank_id, sent_on) values ($1, $2, $3)
     on conflict (person_id, sent_on) do update set visited_at = null returning id`,
    [reader.id, reader.bankId, TODAY],
  );
  return { id, bankId: reader.bankId };
}

/** The notice with a picture of its own. */
export async function withPicture({ deps }: TestPortal, notice: Made): Promise<Made> {
  await deps.database.pool.query(
    'insert into notice_picture (notice_id, jpeg, updated_at) values ($1, $2, $3)',
    [notice.id, Buffer.from('a picture'), NOW],
  );
  return notice;
}
