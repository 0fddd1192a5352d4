/** Letters about one exchange: one statement, and the facts in the words of the reader. */
import type { ExchangeState } from '#contract/exchange-states.ts';
import { formatMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import { actorName } from '#contract/person-name.ts';
import { showDay } from '#contract/values.ts';
import { makeActLink } from '#server/modules/letters/links.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { type Audience, bothSides, debtor, whoDidNotDecide } from '../audiences.ts';
import { type ExchangeFacts, exchangeDetails } from './exchange-details.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { movedWords } from './moved-words.ts';
import { readExchange } from './sql.ts';
import { nameOf, oneLine } from './typed.ts';

interface ExchangeLetter<Payload> {
  to: Audience<Payload>;
  /** The state in which the letter is true. */
  state: ExchangeState;
  /** The page of the button. */
  page: '/confirm-transaction' | '/my-transaction';
  words: InEachLanguage<ExchangeFacts>;
  /** The button confirms without signing in; the page is the other way. */
  isConfirmedInOneTap?: boolean;
}

/** A letter to creditor or debtor; silent once the exchange has moved on to another state. */
function exchangeLetter<Payload extends { exchangeId: number }>({
  to,
  state,
  page,
  words,
  isConfirmedInOneTap = false,
}: ExchangeLetter<Payload>): Letter<Payload> {
  return {
    to,
    async write(deps, { exchangeId }, personId, mailId) {
      const row = await deps.database.first(readExchange, { exchangeId, readerId: personId });
      if (row?.state !== state || row.email === null) return undefined;
      const { locale } = row;
      const facts = factsOf(row, locale);
      const wordsOf = facts.isService ? words[locale] : movedWords[locale];
      const pageUrl = `${deps.config.publicUrl}${page}?exchange=${exchangeId}`;
      const does = { confirm: exchangeId };
      return {
        reader: row,
        words: { ...wordsOf(facts), details: exchangeDetails(facts, locale) },
        ...(isConfirmedInOneTap
          ? { url: await makeActLink(deps, { mailId, personId, locale, does }), otherUrl: pageUrl }
          : { url: pageUrl }),
        theme: 'member',
      };
    },
  };
}

type Row = RowOf<typeof readExchange>;

function factsOf(row: Row, locale: Locale): ExchangeFacts {
  const creditor = nameOf({ name: row.creditor_name, surname: row.creditor_surname });
  const debtor = nameOf({ name: row.debtor_name, surname: row.debtor_surname });
  const gave = row.reader_id === row.creditor_id;
  const decided = row.decider_name !== null && row.decider_surname !== null;
  return {
    isService: row.kind === 'service',
    creditor,
    creditorBank: oneLine(row.creditor_bank_name),
    debtor,
    debtorBank: oneLine(row.debtor_bank_name),
    gave,
    other: gave ? debtor : creditor,
    hours: formatMinutes(row.minutes, locale),
    day: showDay(row.performed_on),
    activity: oneLine({ it: row.name_it, en: row.name_en, de: row.name_de }[locale]),
    note: row.note,
    recordedBy:
      row.created_by === row.creditor_id && row.creator_delegate === null
        ? undefined
        : oneLine(
            actorName(
              { name: row.creator_name, surname: row.creator_surname },
              { name: row.creator_delegate, surname: null },
              locale,
            ),
          ),
    recordedByDebtor: row.created_by === row.debtor_id,
    state: row.state,
    decidedBy: decided
      ? oneLine(
          actorName(
            { name: row.decider_name, surname: row.decider_surname },
            { name: row.state === 'reversed' ? null : row.decider_delegate, surname: null },
            locale,
          ),
        )
      : undefined,
    reason: row.reason ?? undefined,
    balance:
      row.balance_minutes === null
        ? undefined
        : formatMinutes(row.balance_minutes, locale, 'always'),
  };
}

/** To the debtor: hours they received were recorded and await their confirmation (law L4). */
export const exchangeAwaiting = exchangeLetter<Events['exchange-awaiting']>({
  to: debtor,
  state: 'pending',
  page: '/confirm-transaction',
  isConfirmedInOneTap: true,
  words: {
    it: ({ creditor, hours, day, activity }) => ({
      subject: `Da confermare: ${hours} da ${creditor}`,
      paragraphs: [
        `${creditor} ti ha dato ${hours} il ${day}: ${activity}.`,
        'Se è tutto giusto, conferma lo scambio: solo allora le ore si spostano. Se qualcosa non torna, puoi annullarlo.',
      ],
      button: `Conferma ${hours}`,
      other: 'Guarda o annulla',
    }),
    en: ({ creditor, hours, day, activity }) => ({
      subject: `To confirm: ${hours} from ${creditor}`,
      paragraphs: [
        `${creditor} gave you ${hours} on ${day}: ${activity}.`,
        'If all is right, please confirm the exchange: only then do the hours move. If something is wrong, you can cancel it.',
      ],
      button: `Confirm ${hours}`,
      other: 'Look at it or cancel it',
    }),
    de: ({ creditor, hours, day, activity }) => ({
      subject: `Zu bestätigen: ${hours} von ${creditor}`,
      paragraphs: [
        `${creditor} hat dir am ${day} ${hours} gegeben: ${activity}.`,
        'Wenn alles stimmt, bestätige den Tausch bitte: Erst dann werden die Stunden gebucht. Wenn etwas nicht stimmt, kannst du ihn stornieren.',
      ],
      button: `${hours} bestätigen`,
      other: 'Ansehen oder stornieren',
    }),
  },
});

/** To the other side: the exchange is confirmed, the hours have moved (law L7). */
export const exchangeConfirmed = exchangeLetter<Events['exchange-confirmed']>({
  to: whoDidNotDecide,
  state: 'confirmed',
  page: '/my-transaction',
  words: {
    it: ({ gave, other, hours, day, activity, recordedByDebtor }) => ({
      subject: `Scambio confermato: ${hours} con ${other}`,
      paragraphs: [
        gave
          ? `Lo scambio è confermato: il ${day} hai dato ${hours} a ${other} (${activity}).`
          : `Lo scambio è confermato: il ${day} hai ricevuto ${hours} da ${other} (${activity}).`,
        ...(gave && recordedByDebtor
          ? [
              `Lo ha registrato ${other}, e così lo ha anche confermato. Se qualcosa non torna, puoi annullarlo tra i tuoi scambi.`,
            ]
          : []),
      ],
      button: 'Vedi lo scambio',
    }),
    en: ({ gave, other, hours, day, activity, recordedByDebtor }) => ({
      subject: `Exchange confirmed: ${hours} with ${other}`,
      paragraphs: [
        gave
          ? `The exchange is confirmed: on ${day} you gave ${other} ${hours} (${activity}).`
          : `The exchange is confirmed: on ${day} you received ${hours} from ${other} (${activity}).`,
        ...(gave && recordedByDebtor
          ? [
              `${other} recorded it, and that confirmed it too. If something is wrong, you can cancel it among your exchanges.`,
            ]
          : []),
      ],
      button: 'See the exchange',
    }),
    de: ({ gave, other, hours, day, activity, recordedByDebtor }) => ({
      subject: `Tausch bestätigt: ${hours} mit ${other}`,
      paragraphs: [
        gave
          ? `Der Tausch ist bestätigt: Am ${day} hast du ${other} ${hours} gegeben (${activity}).`
          : `Der Tausch ist bestätigt: Am ${day} hast du ${hours} von ${other} erhalten (${activity}).`,
        ...(gave && recordedByDebtor
          ? [
              `${other} hat ihn eingetragen und damit auch bestätigt. Wenn etwas nicht stimmt, kannst du ihn bei deinen Tauschgeschäften stornieren.`,
            ]
          : []),
      ],
      button: 'Tausch ansehen',
    }),
  },
});

/** To the other side: what waited was cancelled, no hours have moved (law L5). */
export const exchangeCancelled = exchangeLetter<Events['exchange-cancelled']>({
  to: whoDidNotDecide,
  state: 'cancelled',
  page: '/my-transaction',
  words: {
    it: ({ other, hours, day }) => ({
      subject: `Scambio annullato: ${hours} con ${other}`,
      paragraphs: [
        `Lo scambio di ${hours} con ${other} del ${day} è stato annullato prima della conferma: il tuo saldo resta com’era.`,
      ],
      button: 'Vedi i tuoi scambi',
    }),
    en: ({ other, hours, day }) => ({
      subject: `Exchange cancelled: ${hours} with ${other}`,
      paragraphs: [
        `The exchange of ${hours} with ${other} on ${day} was cancelled before it was confirmed: your balance stays as it was.`,
      ],
      button: 'See your exchanges',
    }),
    de: ({ other, hours, day }) => ({
      subject: `Tausch storniert: ${hours} mit ${other}`,
      paragraphs: [
        `Der Tausch von ${hours} mit ${other} am ${day} wurde vor der Bestätigung storniert: Dein Saldo bleibt, wie er war.`,
      ],
      button: 'Deine Tauschgeschäfte ansehen',
    }),
  },
});

/** To both people: a confirmed exchange was reversed, the hours are back (laws L6, L7). */
export const exchangeReversed = exchangeLetter<Events['exchange-reversed']>({
  to: bothSides,
  state: 'reversed',
  page: '/my-transaction',
  words: {
    it: ({ gave, other, hours, day }) => ({
      subject: `Annullato dopo la conferma: ${hours} con ${other}`,
      paragraphs: [
        gave
          ? `Lo scambio con ${other} del ${day}, già confermato, è stato annullato: quanto avevi dato (${hours}) non conta più.`
          : `Lo scambio con ${other} del ${day}, già confermato, è stato annullato: quanto avevi ricevuto (${hours}) è tornato sul tuo conto.`,
      ],
      button: 'Vedi i tuoi scambi',
    }),
    en: ({ gave, other, hours, day }) => ({
      subject: `Reversed after confirmation: ${hours} with ${other}`,
      paragraphs: [
        gave
          ? `The exchange with ${other} on ${day}, confirmed before, was reversed: what you gave (${hours}) no longer counts.`
          : `The exchange with ${other} on ${day}, confirmed before, was reversed: what you received (${hours}) is back on your account.`,
      ],
      button: 'See your exchanges',
    }),
    de: ({ gave, other, hours, day }) => ({
      subject: `Nach der Bestätigung rückgängig gemacht: ${hours} mit ${other}`,
      paragraphs: [
        gave
          ? `Der bestätigte Tausch mit ${other} vom ${day} wurde rückgängig gemacht: Was du gegeben hast (${hours}), zählt nicht mehr.`
          : `Der bestätigte Tausch mit ${other} vom ${day} wurde rückgängig gemacht: Was du erhalten hast (${hours}), ist wieder auf deinem Konto.`,
      ],
      button: 'Deine Tauschgeschäfte ansehen',
    }),
  },
});

/** No letter: only the screens of the two people and of their banks reload. */
export const exchangeChanged: Letter<Events['exchange-changed']> = {
  to: async () => [],
  write: async () => undefined,
};
