/** SQL of the letter with thanks. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { namesOfWhatWasDone } from '#server/modules/hours/exchanges/columns-sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import type { Reader } from './letter.ts';
import { READER } from './sql.ts';

/** What who gave can read, of an exchange that is still confirmed. */
export const readThanks = statement(
  'mail.readThanks',
  (p: Params<{ thanksId: number }>) => sql<
    Reader & {
      exchange_id: number;
      text: string;
      writer_name: string;
      writer_surname: string;
      activity_names: Record<Locale, string>;
    }
  >`
    select ${READER}, exchange.id as exchange_id, thanks.text,
           writer.name as writer_name, writer.surname as writer_surname,
           ${namesOfWhatWasDone()} as activity_names
    from thanks
    join exchange on exchange.id = thanks.exchange_id and exchange.state = 'confirmed'
    left join activity on activity.id = exchange.activity_id
    join person writer on writer.id = thanks.receiver_id
    join person reader on reader.id = thanks.giver_id
    where thanks.id = ${p.thanksId} and thanks.text is not null and not thanks.kept_back`,
);
