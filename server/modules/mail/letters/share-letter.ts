/** The letter that announces the yearly share of a bank to its members, thirty days before. */
import { formatMinutes } from '#contract/hours.ts';
import { showDay } from '#contract/values.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { bankMembers } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readShareAnnouncement } from './share-sql.ts';
import { oneLine } from './typed.ts';

interface ShareFacts {
  bank: string;
  year: number;
  hours: string;
  day: string;
  /** Empty where the bank has none. */
  phone: string;
}

const words: InEachLanguage<ShareFacts> = {
  it: ({ bank, year, hours, day, phone }) => ({
    subject: `Quota in ore ${year}: ${hours}, dal ${day}`,
    paragraphs: [
      `${bank} chiede a ogni socio ${hours} per il ${year}. Dal ${day} la segreteria può registrarle: passano dal tuo conto al fondo ore.`,
      'Il fondo ore è di tutti: premia chi tiene aperta la segreteria e accoglie chi arriva.',
      'La quota non riguarda chi è entrato da meno di un anno, chi non scambia ore da dodici mesi e chi scenderebbe sotto il saldo che la banca chiede.',
    ],
    button: 'Leggi le regole della banca',
    closing: `Qualcosa non torna? Parlane con la segreteria${phone && `, ${phone}`}.`,
  }),
  en: ({ bank, year, hours, day, phone }) => ({
    subject: `Yearly share ${year}: ${hours}, from ${day}`,
    paragraphs: [
      `${bank} asks every member for ${hours} for ${year}. From ${day} the desk may record them: they go from your account to the hours fund.`,
      'The hours fund belongs to everybody: it rewards those who keep the desk open and welcomes newcomers.',
      'The share is not asked of those who joined less than a year ago, who have exchanged no hours for twelve months, or who would go below the balance that the bank asks for.',
    ],
    button: 'Read the rules of the bank',
    closing: `Something is not right? Talk to the desk${phone && `, ${phone}`}.`,
  }),
  de: ({ bank, year, hours, day, phone }) => ({
    subject: `Stundenbeitrag ${year}: ${hours}, ab ${day}`,
    paragraphs: [
      `${bank} bittet jedes Mitglied um ${hours} für ${year}. Ab ${day} kann das Büro sie eintragen: Sie gehen von deinem Konto in den Stundenfonds.`,
      'Der Stundenfonds gehört allen: Er dankt denen, die das Büro offen halten, und empfängt, wer neu kommt.',
      'Der Beitrag betrifft nicht, wer erst seit weniger als einem Jahr dabei ist, seit zwölf Monaten keine Stunden getauscht hat oder unter den Saldo käme, um den die Bank bittet.',
    ],
    button: 'Die Regeln der Bank lesen',
    closing: `Stimmt etwas nicht? Sprich mit dem Büro${phone && `, ${phone}`}.`,
  }),
};

/** To every member of the bank. Silent once there is a later announcement. */
export const shareAnnounced: Letter<Events['share-announced']> = {
  to: bankMembers,
  async write({ database, config }, { announcementId }, readerId) {
    const row = await database.first(readShareAnnouncement, { announcementId, readerId });
    if (!row) return undefined;
    const facts: ShareFacts = {
      bank: oneLine(row.bank_name),
      year: row.year,
      hours: formatMinutes(row.minutes, row.locale),
      day: showDay(row.bookable_from),
      phone: oneLine(row.bank_phone ?? ''),
    };
    return {
      reader: row,
      words: words[row.locale](facts),
      url: `${config.publicUrl}/my-bank#rules`,
      theme: 'member',
    };
  },
};
