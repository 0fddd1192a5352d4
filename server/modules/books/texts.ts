/** What the administrators of the portal read when the nightly check finds faults in the books. */
import type { Locale } from '#contract/locales.ts';

interface Words {
  subject: string;
  lead(faults: number): string;
  advice: string;
  /** Names one fault; `nth` counts from 1. */
  fault(nth: number): string;
  closing: string;
  button: string;
  why: string;
}

export const BOOKS_WORDS: Record<Locale, Words> = {
  it: {
    subject: 'Il controllo dei conti ha trovato un errore',
    lead: (faults) =>
      faults === 1
        ? 'Il controllo di questa notte ha trovato un errore nei conti del portale.'
        : `Il controllo di questa notte ha trovato ${faults} errori nei conti del portale.`,
    advice:
      'Il portale continua a funzionare e non corregge nulla da solo. Chi lo gestisce li vede tutti con «npm run books:check»; conserva i backup finché la causa non è chiara.',
    fault: (nth) => `Errore ${nth}`,
    closing: 'Finché l’errore c’è, ricevi al massimo un’email al giorno.',
    button: 'Apri il portale',
    why: 'La ricevi perché sei tra gli amministratori del portale.',
  },
  en: {
    subject: 'The check of the books found a fault',
    lead: (faults) =>
      faults === 1
        ? 'Tonight’s check found a fault in the books of the portal.'
        : `Tonight’s check found ${faults} faults in the books of the portal.`,
    advice:
      'The portal goes on working and corrects nothing by itself. The person who runs it sees all of them with “npm run books:check”; keep the backups until the cause is clear.',
    fault: (nth) => `Fault ${nth}`,
    closing: 'As long as this lasts you get at most one e-mail a day.',
    button: 'Open the portal',
    why: 'You get it because you are an administrator of the portal.',
  },
  de: {
    subject: 'Die Prüfung der Bücher hat einen Fehler gefunden',
    lead: (faults) =>
      faults === 1
        ? 'Die Prüfung dieser Nacht hat einen Fehler in den Büchern des Portals gefunden.'
        : `Die Prüfung dieser Nacht hat ${faults} Fehler in den Büchern des Portals gefunden.`,
    advice:
      'Das Portal arbeitet weiter und berichtigt nichts von selbst. Wer es betreibt, sieht alle mit „npm run books:check“; bewahre die Sicherungen auf, bis die Ursache klar ist.',
    fault: (nth) => `Fehler ${nth}`,
    closing: 'Solange das so ist, erhältst du höchstens eine E-Mail am Tag.',
    button: 'Portal öffnen',
    why: 'Du erhältst sie, weil du das Portal verwaltest.',
  },
};
