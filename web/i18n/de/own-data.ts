/** Taking all that is kept about a person. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/own-data.ts';

export default {
  title: 'Deine Daten',
  lead: 'Du kannst alles herunterladen, was das Portal über dich aufbewahrt: Profil, Tauschgeschäfte, Anzeigen, Nachrichten, die du geschrieben hast, Anmeldungen. Es ist ein Archiv mit einer Tabelle und einer Erklärung.',
  act: 'Deine Daten herunterladen',
  proof:
    'Bestätige, dass du es bist. Die Datei sagt viel über dich: bewahre sie gut auf. Du kannst sie dreimal am Tag herunterladen.',
  submit: 'Herunterladen',
  busy: 'Die Datei entsteht: {{size}} kB',
  done: 'Deine Daten sind gespeichert: {{name}}',
} satisfies Translated<typeof it>;
