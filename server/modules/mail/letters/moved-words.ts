/** What letters say of exchanges that are no service: hours passed on, and nobody helped anybody. */
import type { ExchangeFacts } from './exchange-details.ts';
import type { InEachLanguage } from './letter.ts';

/** By the state of the exchange; the creditor is the one who gains the hours. */
export const movedWords: InEachLanguage<ExchangeFacts> = {
  it: ({ state, gave: gains, other, hours, day, activity }) => {
    const what = `${activity}, ${hours}, ${day}`;
    const said = {
      pending: `In attesa: ${hours} ${gains ? `da ${other} a te` : `da te a ${other}`} (${activity}).`,
      confirmed: gains
        ? `Sul tuo conto sono arrivate ${hours} da ${other}: ${activity}.`
        : `Dal tuo conto sono passate ${hours} a ${other}: ${activity}.`,
      cancelled: 'Annullato prima della conferma: il tuo saldo resta com’era.',
      reversed: 'Annullato dopo la conferma: le ore sono tornate indietro.',
    };
    return { subject: what, paragraphs: [said[state]], button: 'Vedi i tuoi scambi' };
  },
  en: ({ state, gave: gains, other, hours, day, activity }) => {
    const what = `${activity}, ${hours}, ${day}`;
    const said = {
      pending: `Waiting: ${hours} ${gains ? `from ${other} to you` : `from you to ${other}`} (${activity}).`,
      confirmed: gains
        ? `${hours} came to your account from ${other}: ${activity}.`
        : `${hours} went from your account to ${other}: ${activity}.`,
      cancelled: 'Cancelled before it was confirmed: your balance stays as it was.',
      reversed: 'Reversed after confirmation: the hours have gone back.',
    };
    return { subject: what, paragraphs: [said[state]], button: 'See your exchanges' };
  },
  de: ({ state, gave: gains, other, hours, day, activity }) => {
    const what = `${activity}, ${hours}, ${day}`;
    const said = {
      pending: `Offen: ${hours} ${gains ? `von ${other} an dich` : `von dir an ${other}`} (${activity}).`,
      confirmed: gains
        ? `Auf dein Konto sind ${hours} von ${other} gekommen: ${activity}.`
        : `Von deinem Konto sind ${hours} an ${other} gegangen: ${activity}.`,
      cancelled: 'Vor der Bestätigung storniert: Dein Saldo bleibt, wie er war.',
      reversed: 'Nach der Bestätigung rückgängig gemacht: Die Stunden sind zurückgegangen.',
    };
    return { subject: what, paragraphs: [said[state]], button: 'Deine Tauschgeschäfte ansehen' };
  },
};
