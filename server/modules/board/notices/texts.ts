/** What strangers read on the public board, and in its feed. */
import type { NoticeKind } from '#contract/board/notices.ts';
import type { Locale } from '#contract/locales.ts';

interface PageWords {
  title: string;
  lead: string;
  call: string;
  headings: Record<NoticeKind, string>;
  labels: Record<NoticeKind, string>;
  empty: Record<NoticeKind, string>;
  since: string;
  until: string;
}

export const PAGE_WORDS: Record<Locale, PageWords> = {
  it: {
    title: 'Bacheca',
    lead: 'Che cosa cercano e offrono i soci della banca del tempo: qui un’ora vale un’ora, per tutti.',
    call: 'Puoi aiutare, o ti serve qualcosa? Chiama la segreteria:',
    headings: { request: 'Cercano aiuto', offer: 'Offrono' },
    labels: { request: 'Cerco', offer: 'Offro' },
    empty: {
      request: 'Nessuno cerca aiuto in questo momento.',
      offer: 'In questo momento non ci sono offerte.',
    },
    since: 'dal',
    until: 'entro il',
  },
  en: {
    title: 'Board',
    lead: 'What the members of the time bank look for and offer: here an hour is an hour, for everybody.',
    call: 'Can you help, or do you need something? Call the desk:',
    headings: { request: 'They look for help', offer: 'They offer' },
    labels: { request: 'Looking for', offer: 'Offering' },
    empty: {
      request: 'Nobody looks for help at the moment.',
      offer: 'There are no offers at the moment.',
    },
    since: 'since',
    until: 'until',
  },
  de: {
    title: 'Schwarzes Brett',
    lead: 'Was die Mitglieder der Zeitbank suchen und anbieten: Hier ist eine Stunde eine Stunde, für alle.',
    call: 'Kannst du helfen, oder brauchst du etwas? Ruf das Büro an:',
    headings: { request: 'Sie suchen Hilfe', offer: 'Sie bieten an' },
    labels: { request: 'Gesucht', offer: 'Angeboten' },
    empty: {
      request: 'Im Augenblick sucht niemand Hilfe.',
      offer: 'Im Augenblick gibt es keine Angebote.',
    },
    since: 'seit',
    until: 'bis',
  },
};
