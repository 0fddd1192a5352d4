/** SQL of the letter about a webhook. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

/** A webhook that is off, and a reader who administers its bank. */
export const readWebhookOff = statement(
  'mail.readWebhookOff',
  (p: Params<{ webhookId: number; readerId: number }>) => sql<
    Reader & {
      url: string;
    }
  >`
    select webhook.url, ${READER}
    from webhook
    join person reader on reader.id = ${p.readerId}
    join membership on membership.person_id = reader.id and membership.bank_id = webhook.bank_id
      and membership.state = 'active' and membership.role = 'ADMIN'
    where webhook.id = ${p.webhookId} and not webhook.is_on`,
);
