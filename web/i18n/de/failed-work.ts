/** Mails that could not be delivered and other jobs given up, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/failed-work.ts';

export default {
  back: 'Wie es dem Portal geht',
  title: 'Fehlgeschlagene E-Mails und Aufgaben',
  lead: {
    mails:
      'Das Portal hat mehrmals versucht, diese E-Mails zu verschicken, und dann aufgehört. Sie bleiben dreißig Tage hier. Wenn der Mailserver wieder geht, kannst du sie noch einmal verschicken: Niemand bekommt dieselbe E-Mail zweimal.',
    others:
      'Aufgaben, die das Portal von selbst erledigt und die fehlgeschlagen sind. Sie bleiben dreißig Tage hier. Wenn die Ursache behoben ist, kannst du sie neu starten.',
  },
  which: 'Was fehlgeschlagen ist',
  works: {
    mails: 'E-Mails',
    others: 'Andere Aufgaben',
  },
  columns: {
    about: 'Worum es geht',
    job: 'Aufgabe',
    recipient: 'An wen',
    failedAt: 'Letzter Versuch',
    tries: 'Versuche',
    answer: 'Was geantwortet wurde',
    acts: 'Aktionen',
  },
  orders: {
    ascending: 'Die ältesten zuerst',
    descending: 'Die neuesten zuerst',
  },
  noRecipient: 'Nicht bekannt',
  noAnswer: 'Keine Antwort',
  empty: {
    mails: 'Keine E-Mail, die neu zu verschicken ist',
    others: 'Keine Aufgabe, die neu zu starten ist',
  },
  emptyText: 'Was das Portal nicht mehr versucht, erscheint hier.',
  retry: {
    act: 'Neu versuchen',
    done: {
      mails:
        'Die E-Mail wird jetzt noch einmal verschickt. Klappt es wieder nicht, findest du sie hier.',
      others: 'Die Aufgabe startet jetzt neu. Klappt es wieder nicht, findest du sie hier.',
    },
    failed: 'Der neue Versuch konnte nicht beginnen',
    settled: 'Der neue Versuch läuft schon: Jemand war schneller',
  },
  all: {
    act: 'Alle neu versuchen',
    ask: 'Alle E-Mails neu versuchen?',
    text: 'Alle E-Mails dieser Liste werden noch einmal verschickt, auch die der anderen Seiten. Eine E-Mail, deren Inhalt nicht mehr stimmt, wird nicht verschickt.',
    done_one: '{{count}} E-Mail wird jetzt noch einmal verschickt',
    done_other: '{{count}} E-Mails werden jetzt noch einmal verschickt',
  },
  about: {
    account: 'Zugang zum Portal',
    address: 'Bestätigung einer Adresse',
    membership: 'Mitgliedschaft in einer Bank',
    trust: 'Vertrauensperson',
    exchange: 'Tauschgeschäft',
    bankDesk: 'Verwaltung einer Bank',
    application: 'Antrag auf eine neue Bank',
    portalDesk: 'Verwaltung des Portals',
    notice: 'Anzeige am Schwarzen Brett',
    appointment: 'Termin',
    ask: 'Bitte um Hilfe',
    digest: 'Neues am Schwarzen Brett',
    thanks: 'Dank für einen Tausch',
    message: 'Ungelesene Nachrichten',
    bulletin: 'Rundbrief der Bank',
    reminder: 'Erinnerung an ein Tauschgeschäft',
    seals: 'Siegel der Tage',
  },
  jobs: {
    makeExchanges: 'Mehrere Tauschgeschäfte eintragen',
    undoExchanges: 'Mehrere Tauschgeschäfte zurücknehmen',
    invitations: 'Einladungen einer Bank verschicken',
    welcomeHours: 'Willkommensstunden geben',
    checkImport: 'Daten für den Import prüfen',
    runImport: 'Daten einer Bank importieren',
    undoImport: 'Einen Import zurücknehmen',
    askIfDone: 'Fragen, ob ein Termin stattfand',
    remind: 'An wartende Tauschgeschäfte erinnern',
    tellMessages: 'Auf ungelesene Nachrichten hinweisen',
    digest: 'Neues am Schwarzen Brett vorbereiten',
    askAgain: 'Fragen, ob eine Anzeige noch gilt',
    push: 'Eine Benachrichtigung schicken',
    sealing: 'Die Tage versiegeln',
    backup: 'Die nächtliche Sicherung machen',
    backupLetter: 'Auf eine fehlgeschlagene Sicherung hinweisen',
    booksCheck: 'Nachts die Bücher prüfen',
    booksLetter: 'Auf einen Fehler in den Büchern hinweisen',
    cleaning: 'Nachts aufräumen',
    unknown: 'Andere Aufgabe ({{kind}})',
  },
} as const satisfies Translated<typeof it>;
