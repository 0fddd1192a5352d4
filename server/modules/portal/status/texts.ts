/** What everybody reads on the status page. */
import type { Locale } from '#contract/locales.ts';
import type { PublicState } from '#contract/portal/status.ts';

interface PageWords {
  title: string;
  states: Record<PublicState, string>;
  /** @param moment such as `giovedì 26 novembre alle 15:00` */
  since: (moment: string) => string;
  planned: string;
  none: string;
  /** @param day such as `giovedì 26 novembre` @param from and `to`: times of day */
  span: (day: string, from: string, to: string) => string;
}

export const PAGE_WORDS: Record<Locale, PageWords> = {
  it: {
    title: 'Stato del portale',
    states: {
      up: 'Il portale funziona.',
      late: 'Il portale funziona, ma email e notifiche partono in ritardo. Arriveranno tutte.',
      reading:
        'Adesso si può soltanto leggere: le ore non si registrano. Riprova più tardi, nulla di quello che c’è va perso.',
      down: 'Il portale adesso non funziona. Riprova tra qualche minuto.',
    },
    since: (moment) => `Acceso da ${moment}.`,
    planned: 'Lavori in programma',
    none: 'Nessun lavoro in programma.',
    span: (day, from, to) => `${day}, dalle ${from} alle ${to}: il portale può non rispondere`,
  },
  en: {
    title: 'State of the portal',
    states: {
      up: 'The portal works.',
      late: 'The portal works, but e-mails and notifications leave late. All of them will come.',
      reading:
        'For now it can only be read: no hours can be recorded. Try again later, nothing that is there gets lost.',
      down: 'The portal does not work at the moment. Try again in a few minutes.',
    },
    since: (moment) => `Running since ${moment}.`,
    planned: 'Planned maintenance',
    none: 'No maintenance is planned.',
    span: (day, from, to) => `${day}, ${from} to ${to}: the portal may not answer`,
  },
  de: {
    title: 'Zustand des Portals',
    states: {
      up: 'Das Portal funktioniert.',
      late: 'Das Portal funktioniert, aber E-Mails und Mitteilungen kommen mit Verspätung. Alle kommen an.',
      reading:
        'Im Moment lässt es sich nur lesen: Stunden können nicht eingetragen werden. Versuch es später noch einmal, nichts geht verloren.',
      down: 'Das Portal funktioniert im Moment nicht. Versuch es in ein paar Minuten noch einmal.',
    },
    since: (moment) => `Läuft seit ${moment}.`,
    planned: 'Geplante Wartung',
    none: 'Es ist keine Wartung geplant.',
    span: (day, from, to) => `${day}, ${from} bis ${to} Uhr: das Portal antwortet vielleicht nicht`,
  },
};
