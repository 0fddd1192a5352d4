/** What people read about seals: on the page at `/prova`, and at the foot of a list. */
import type { Locale } from '#contract/locales.ts';

/** What the page says to a day and a code that somebody typed. */
export type Answer = 'same' | 'different' | 'no-seal' | 'incomplete';

interface PageWords {
  title: string;
  lead: string;
  what: string;
  compare: string;
  day: string;
  code: string;
  submit: string;
  answers: Record<Answer, string>;
  latest: string;
  none: string;
  keep: string;
  keeping: string;
}

export const PAGE_WORDS: Record<Locale, PageWords> = {
  it: {
    title: 'I sigilli dei libri',
    lead: 'Ogni notte il portale chiude la giornata con un sigillo: un codice calcolato da tutti i movimenti di ore fino a quel momento, e dal sigillo del giorno prima.',
    what: 'Se in seguito qualcuno cambiasse anche una sola riga, il codice non tornerebbe più. Sul tuo estratto conto stampato c’è il codice di un giorno: qui puoi controllare che sia ancora quello.',
    compare: 'Controlla il tuo',
    day: 'Giorno del sigillo',
    code: 'Codice',
    submit: 'Controlla',
    answers: {
      same: 'Sì: questo sigillo è quello del portale.',
      different:
        'No: questo non è il sigillo del portale per quel giorno. Rileggi il codice; se è scritto così, mostra il foglio alla segreteria della tua banca.',
      'no-seal': 'Per quel giorno il portale non ha un sigillo. Controlla la data.',
      incomplete: 'Scrivi il giorno e il codice, come stanno sul foglio.',
    },
    latest: 'Gli ultimi sigilli',
    none: 'Non c’è ancora nessun sigillo: il primo arriva dopo la prossima mezzanotte.',
    keep: 'Tienine una copia',
    keeping:
      'Un sigillo prova qualcosa solo se una copia sta fuori dal portale: su un foglio stampato, in una email, presso un’altra associazione. Dal codice non si ricava nessun nome e nessuno scambio.',
  },
  en: {
    title: 'The seals of the books',
    lead: 'Every night the portal closes the day with a seal: a code computed from all movements of hours up to then, and from the seal of the day before.',
    what: 'If anybody changed a single row afterwards, the code would not come out the same. Your printed statement has the code of a day: here you can check that it is still that one.',
    compare: 'Check yours',
    day: 'Day of the seal',
    code: 'Code',
    submit: 'Check',
    answers: {
      same: 'Yes: this is the seal of the portal.',
      different:
        'No: this is not the seal of the portal for that day. Read the code again; if it is written like this, show the sheet to the desk of your bank.',
      'no-seal': 'The portal has no seal for that day. Check the date.',
      incomplete: 'Write the day and the code as they stand on the sheet.',
    },
    latest: 'The latest seals',
    none: 'There is no seal yet: the first one comes after the next midnight.',
    keep: 'Keep a copy',
    keeping:
      'A seal proves something only if a copy is outside the portal: on a printed sheet, in an e-mail, with another association. No name and no exchange can be told from the code.',
  },
  de: {
    title: 'Die Siegel der Bücher',
    lead: 'Jede Nacht schließt das Portal den Tag mit einem Siegel ab: einem Code, berechnet aus allen Bewegungen von Stunden bis dahin und aus dem Siegel des Tages davor.',
    what: 'Wenn jemand danach auch nur eine Zeile änderte, käme ein anderer Code heraus. Auf deinem gedruckten Kontoauszug steht der Code eines Tages: Hier kannst du prüfen, ob es noch derselbe ist.',
    compare: 'Prüfe deinen',
    day: 'Tag des Siegels',
    code: 'Code',
    submit: 'Prüfen',
    answers: {
      same: 'Ja: Das ist das Siegel des Portals.',
      different:
        'Nein: Das ist nicht das Siegel des Portals für diesen Tag. Lies den Code noch einmal; wenn er so dasteht, zeig das Blatt dem Büro deiner Bank.',
      'no-seal': 'Für diesen Tag hat das Portal kein Siegel. Prüfe das Datum.',
      incomplete: 'Schreib den Tag und den Code so, wie sie auf dem Blatt stehen.',
    },
    latest: 'Die letzten Siegel',
    none: 'Es gibt noch kein Siegel: Das erste kommt nach der nächsten Mitternacht.',
    keep: 'Behalte eine Kopie',
    keeping:
      'Ein Siegel beweist nur dann etwas, wenn eine Kopie außerhalb des Portals liegt: auf einem gedruckten Blatt, in einer E-Mail, bei einem anderen Verein. Aus dem Code lässt sich kein Name und kein Tausch ablesen.',
  },
};

/** At the foot of a list of exchanges on paper. */
export const FOOT_WORDS: Record<Locale, (day: string, code: string) => string> = {
  it: (day, code) => `Sigillo dei libri del ${day}: ${code} (si controlla sul portale, /prova)`,
  en: (day, code) => `Seal of the books of ${day}: ${code} (checked on the portal, /prova)`,
  de: (day, code) => `Siegel der Bücher vom ${day}: ${code} (Prüfung auf dem Portal, /prova)`,
};
