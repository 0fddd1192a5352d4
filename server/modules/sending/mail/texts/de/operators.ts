/** Letters about the portal itself, to the addresses that its operator named. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/operators.ts';

const everyDay = {
  button: 'Portal öffnen',
  why: 'Du erhältst sie, weil du das Portal verwaltest.',
} as const;

export default {
  'backup-failed': {
    subject: 'Die Sicherung von heute ist misslungen ({{portal}})',
    lead: 'Das Portal konnte die Kopie von heute nicht in {{folder}} sichern. Es versucht es jede Stunde wieder; die Daten des Portals sind an ihrem Platz.',
    ...everyDay,
    closing: 'Solange das so ist, erhältst du höchstens eine E-Mail am Tag.',
    details: {
      reason: 'Grund',
    },
  },
  'backup-unsent': {
    subject: 'Die Sicherung von heute ist nicht verschickt ({{portal}})',
    lead: 'Die Kopie von heute ist in {{folder}} gesichert, aber dem Programm, das sie auf eine andere Maschine bringt, ist das nicht gelungen. Das Portal versucht es jede Stunde wieder; bis dahin kann ein Schaden dieser Maschine auch die Kopie von heute mitnehmen.',
    ...everyDay,
    closing: 'Solange das so ist, erhältst du höchstens eine E-Mail am Tag.',
    details: {
      reason: 'Grund',
    },
  },
  'backup-full': {
    subject: 'Der Platz für Sicherungen wird knapp ({{portal}})',
    lead: 'Die Kopie von heute ist in {{folder}} gesichert, aber auf der Festplatte ist wenig Platz für die nächsten. Schaff Platz, oder leg die Kopien auf eine größere Festplatte.',
    ...everyDay,
    closing: 'Solange das so ist, erhältst du höchstens eine E-Mail am Tag.',
    details: {
      free: 'Frei',
      lastBackup: 'Letzte Kopie',
    },
  },
  'disk-low': {
    subject: 'Die Festplatte des Portals wird voll ({{portal}})',
    lead: 'Auf der Festplatte von {{folder}}, wo das Portal seine Daten hat, ist wenig Platz. Noch geht alles; ist sie voll, kann man nur noch lesen. Schaff Platz, oder nimm eine größere Festplatte.',
    ...everyDay,
    closing: 'Solange das so ist, erhältst du höchstens eine E-Mail am Tag.',
    details: {
      free: 'Frei',
      low: 'Mindestens nötig',
    },
  },
  books: {
    subject: 'Die Prüfung der Bücher hat einen Fehler gefunden ({{portal}})',
    lead_one: 'Die Prüfung dieser Nacht hat einen Fehler in den Büchern des Portals gefunden.',
    lead_other:
      'Die Prüfung dieser Nacht hat {{count}} Fehler in den Büchern des Portals gefunden.',
    rest: 'Das Portal arbeitet weiter und berichtigt nichts von selbst. Wer es betreibt, sieht alle mit „npm run books:check“; bewahre die Sicherungen auf, bis die Ursache klar ist.',
    ...everyDay,
    closing: 'Solange das so ist, erhältst du höchstens eine E-Mail am Tag.',
    fault: 'Fehler {{nth}}',
  },
  /** Days stand in it as `yyyy-MM-dd`, so that `books:check` can read it. */
  seals: {
    subject: 'Siegel der Bücher von {{portal}} bis {{day}}',
    lead: 'Das sind die Siegel der Stundenbücher, Tag für Tag. Jedes umfasst alles, was bis zu dieser Nacht eingetragen war.',
    button: 'Was ein Siegel ist',
    closing:
      'Heb diese E-Mail auf: Wenn eines Tages zu beweisen ist, dass die Bücher nicht geändert wurden, genügt der Vergleich mit dem Portal.',
    why: 'Du erhältst sie, weil der Betreiber des Portals dir die Siegel seiner Bücher schicken lässt.',
  },
} satisfies Translated<typeof it>;
