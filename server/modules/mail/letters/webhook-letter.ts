/** The letter about a webhook that the portal has turned off (specification §29). */
import type { Events } from '#server/modules/outbox/events.ts';
import { bankAdministrators } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { oneLine } from './typed.ts';
import { readWebhookOff } from './webhook-sql.ts';

/** No letter: webhooks alone are told. */
export const membershipChanged: Letter<Events['membership-changed']> = {
  to: async () => [],
  write: async () => undefined,
};

const words: InEachLanguage<{ url: string }> = {
  it: ({ url }) => ({
    subject: 'Un webhook della tua banca è stato spento',
    paragraphs: [
      'Da cinque giorni un indirizzo a cui il portale manda gli avvisi della tua banca non risponde come dovrebbe. Lo abbiamo spento: da ora non riceve più niente.',
      'Gli scambi e i saldi non c’entrano. Chi si occupa del programma può sistemarlo, e poi lo riaccendi tu.',
    ],
    details: [{ label: 'Indirizzo', value: url }],
    button: 'Apri i webhook',
  }),
  en: ({ url }) => ({
    subject: 'A webhook of your time bank has been turned off',
    paragraphs: [
      'For five days an address to which the portal sends news of your time bank has not answered as it should. We have turned it off: it gets nothing from now on.',
      'Exchanges and balances are not affected. The person who looks after the program can put it right, and then you turn it on again.',
    ],
    details: [{ label: 'Address', value: url }],
    button: 'Open the webhooks',
  }),
  de: ({ url }) => ({
    subject: 'Ein Webhook deiner Zeitbank wurde ausgeschaltet',
    paragraphs: [
      'Seit fünf Tagen antwortet eine Adresse, an die das Portal Neuigkeiten deiner Zeitbank schickt, nicht so, wie sie sollte. Wir haben sie ausgeschaltet: Ab jetzt bekommt sie nichts mehr.',
      'Tauschgeschäfte und Salden betrifft das nicht. Wer sich um das Programm kümmert, kann es in Ordnung bringen, und dann schaltest du sie wieder ein.',
    ],
    details: [{ label: 'Adresse', value: url }],
    button: 'Die Webhooks öffnen',
  }),
};

/** To the administrators of the bank. Silent once it is on again, or gone. */
export const webhookTurnedOff: Letter<Events['webhook-turned-off']> = {
  to: bankAdministrators,
  async write({ database, config }, { webhookId }, readerId) {
    const row = await database.first(readWebhookOff, { webhookId, readerId });
    if (!row) return undefined;
    return {
      reader: row,
      words: words[row.locale]({ url: oneLine(row.url) }),
      url: `${config.publicUrl}/bank-webhooks`,
      theme: 'bank',
    };
  },
};
