/** SQL of the letter about a webhook. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { addressOf } from './sql.ts';

/** A webhook that is off, and a reader who administers its bank. */
export const readWebhookOff = statement(
  'mail.readWebhookOff',
  (p: Params<{ webhookId: number; readerId: number }>) => sql<{
    url: string;
    email: string | null;
    name: string;
    surname: string;
    locale: Locale;
  }>`
    select webhook.url, ${addressOf('reader')} as email, reader.name, reader.surname,
           reader.pref_locale as locale
    from webhook
    join person reader on reader.id = ${p.readerId}
    join membership on membership.person_id = reader.id and membership.bank_id = webhook.bank_id
      and membership.state = 'active' and membership.role = 'ADMIN'
    where webhook.id = ${p.webhookId} and not webhook.is_on`,
);
