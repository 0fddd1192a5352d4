/** SQL of the kept mails. */
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

export const keepMail = statement(
  'mail.keep',
  (p: Params<{ recipient: string; subject: string; text: string; html: string; now: Date }>) =>
    query.insertInto('kept_mail').values({
      recipient: p.recipient,
      subject: p.subject,
      text_body: p.text,
      html_body: p.html,
      created_at: p.now,
    }),
);

/** The newest first; to one recipient, or to all when it is null. */
export const listKeptMails = statement(
  'mail.listKept',
  (p: Params<{ recipient: string | null; limit: number; offset: number }>) =>
    query
      .selectFrom('kept_mail')
      .selectAll()
      .where('recipient', '=', (eb) => eb.fn.coalesce(p.recipient, 'recipient'))
      .orderBy('id', 'desc')
      .limit(p.limit)
      .offset(p.offset),
);

export const readKeptMail = statement('mail.readKept', (p: Params<{ id: number }>) =>
  query.selectFrom('kept_mail').selectAll().where('id', '=', p.id),
);
