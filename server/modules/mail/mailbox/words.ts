/** What the pages of the mailbox say. */
import type { Locale } from '#contract/locales.ts';

interface MailboxWords {
  title: string;
  why: string;
  filter: string;
  show: string;
  all: string;
  empty: string;
  newer: string;
  older: string;
  back: string;
  to: string;
  sentAt: string;
  asHtml: string;
  asText: string;
  links: string;
}

export const MAILBOX_WORDS: Record<Locale, MailboxWords> = {
  it: {
    title: 'Email trattenute',
    why: 'Nessun server di posta è configurato: le email restano qui invece di partire, visibili solo da questo computer.',
    filter: 'Solo per questo indirizzo',
    show: 'Mostra',
    all: 'Mostra tutte',
    empty:
      'Qui non c’è ancora nessuna email. La prossima apparirà appena il portale ha qualcosa da dire.',
    newer: '‹ Più recenti',
    older: 'Più vecchie ›',
    back: '‹ Tutte le email',
    to: 'A',
    sentAt: 'Del',
    asHtml: 'Come si presenta',
    asText: 'Solo testo',
    links: 'Indirizzi nell’email',
  },
  en: {
    title: 'Kept e-mails',
    why: 'No mail server is configured: e-mails stay here instead of leaving, visible from this computer only.',
    filter: 'Only to this address',
    show: 'Show',
    all: 'Show all',
    empty:
      'There is no e-mail here yet. The next one appears as soon as the portal has something to say.',
    newer: '‹ Newer',
    older: 'Older ›',
    back: '‹ All e-mails',
    to: 'To',
    sentAt: 'Of',
    asHtml: 'As it looks',
    asText: 'Text only',
    links: 'Addresses in the e-mail',
  },
  de: {
    title: 'Zurückbehaltene E-Mails',
    why: 'Kein Mailserver ist eingerichtet: E-Mails bleiben hier, statt verschickt zu werden, und sind nur von diesem Rechner aus zu sehen.',
    filter: 'Nur an diese Adresse',
    show: 'Anzeigen',
    all: 'Alle anzeigen',
    empty:
      'Hier ist noch keine E-Mail. Die nächste erscheint, sobald das Portal etwas zu sagen hat.',
    newer: '‹ Neuere',
    older: 'Ältere ›',
    back: '‹ Alle E-Mails',
    to: 'An',
    sentAt: 'Vom',
    asHtml: 'So sieht sie aus',
    asText: 'Nur Text',
    links: 'Adressen in der E-Mail',
  },
};
