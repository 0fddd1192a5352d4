/** Texts of a bank's archive: taking it along, and bringing one in. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/archive.ts';

export default {
  export: {
    title: 'Alles mitnehmen',
    lead: 'Ein Archiv mit Mitgliedern, Salden, Tauschgeschäften, Regeln, Verlauf und Fotos: zum Aufbewahren oder für den Umzug in ein anderes Portal. Passwörter sind nicht dabei.',
    warning:
      'Das Archiv enthält persönliche Daten der Mitglieder. Bewahre es sicher auf und lösche es, wenn es nicht mehr gebraucht wird. Wer es heruntergeladen hat, wird festgehalten.',
    act: 'Archiv herunterladen',
    busy: 'Das Archiv wird vorbereitet: {{size}} kB',
    done: 'Archiv gespeichert: {{name}}',
    failed: 'Das Archiv konnte nicht vorbereitet werden',
  },
  import: {
    title: 'Eine Bank importieren',
    lead: 'Aus einem anderen Portal, mit dem Archiv, das die Bank heruntergeladen hat. Alles kommt herein oder nichts. Die Personen kommen ohne Passwort: Sie wählen eines mit „Passwort vergessen“.',
    past: 'Die Bücher werden Zeile für Zeile neu gerechnet; was vorher geschah, bleibt das Wort der Bank, das kein Portal beweisen kann.',
    choose: 'Archiv der Bank wählen',
    hint: 'Eine .zip-Datei bis {{megabytes}} MB',
    act: 'Importieren',
    failed: 'Die Bank wurde nicht importiert',
    where: 'Was nicht stimmt, steht in: {{path}}',
    done: '{{name}} ist in diesem Portal',
    figures:
      'Personen: {{people}}. Tauschgeschäfte: {{exchanges}}. Die Salden sind die des Archivs.',
  },
} satisfies Translated<typeof it>;
