/** The list of activities at the portal administrators' desk (specification §39). */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/activities.ts';

export default {
  title: 'Die Tätigkeiten',
  lead: 'Die Liste, aus der alle wählen, wenn sie einen Tausch eintragen, etwas ans Brett hängen oder sagen, was sie können. Sie gilt für alle Banken des Portals.',
  add: {
    title: 'Tätigkeit hinzufügen',
    done: '„{{name}}“ steht in der Liste',
  },
  edit: {
    act: 'Ändern',
    of: '„{{name}}“ ändern',
    title: 'Tätigkeit ändern',
    done: '„{{name}}“ ist gespeichert',
  },
  form: {
    group: 'Gruppe',
    groupMissing: 'Wähle die Gruppe',
    it: 'Name auf Italienisch',
    en: 'Name auf Englisch',
    de: 'Name auf Deutsch',
    words: 'Wörter, mit denen man sie am Brett findet',
    wordsHint:
      'Alltägliche Wörter mit Leerzeichen dazwischen: zum Beispiel „Wasserhahn Rohr tropft“.',
    taken: 'Diesen Namen gibt es schon, vielleicht bei einer, die nicht mehr in der Liste steht',
    save: 'Speichern',
  },
  group: {
    add: 'Gruppe hinzufügen',
    added: 'Die Gruppe „{{name}}“ steht am Ende der Liste',
    edit: 'Gruppe ändern',
    editOf: 'Gruppe „{{name}}“ ändern',
    none: 'Noch keine Tätigkeit in dieser Gruppe.',
  },
  use: {
    exchanges_zero: 'Kein Tausch in zwölf Monaten',
    exchanges_one: '{{count}} Tauschgeschäft in zwölf Monaten',
    exchanges_other: '{{count}} Tauschgeschäfte in zwölf Monaten',
    skills_one: '{{count}} Person kann es',
    skills_other: '{{count}} Personen können es',
    notices_one: '{{count}} Anzeige',
    notices_other: '{{count}} Anzeigen',
    appointments_one: '{{count}} Termin',
    appointments_other: '{{count}} Termine',
    other: 'Für alle, die ihre Tätigkeit nicht finden: Sie steht immer am Schluss und bleibt.',
  },
  order: {
    begin: 'Liste bearbeiten',
    done: 'Fertig',
    how: 'Zieh eine Zeile, oder verschieb sie mit den Pfeilen.',
  },
  move: {
    handle: '„{{name}}“ verschieben: Pfeil auf und ab',
    up: '„{{name}}“ eins nach oben',
    down: '„{{name}}“ eins nach unten',
    said: '„{{name}}“: {{nth}} von {{count}}',
    failed: '„{{name}}“ wurde nicht verschoben',
  },
  merge: {
    open: 'Mit einer anderen zusammenlegen',
    act: 'Zusammenlegen',
    of: '„{{name}}“ mit einer anderen zusammenlegen',
    title: '„{{name}}“ mit einer anderen zusammenlegen',
    lead: '„{{name}}“ verlässt die Liste, die andere bleibt an ihrer Stelle.',
    into: 'Welche bleibt',
    missing: 'Wähle, welche bleibt',
    moves: 'Zu „{{into}}“ kommen: {{what}}.',
    nothing: 'Es gibt nichts zu verschieben.',
    stays_zero: 'Was früher eingetragen wurde, bleibt, wie es ist, und zählt mit „{{into}}“.',
    stays_one:
      'Das eine Tauschgeschäft der letzten zwölf Monate und die früheren bleiben, wie sie sind, und zählen mit „{{into}}“.',
    stays_other:
      'Die {{count}} Tauschgeschäfte der letzten zwölf Monate und die früheren bleiben, wie sie sind, und zählen mit „{{into}}“.',
    submit: 'Zusammenlegen',
    done: '„{{name}}“ ist mit „{{into}}“ zusammengelegt',
  },
  retire: {
    act: 'Aus der Liste nehmen',
    title: '„{{name}}“ aus der Liste nehmen?',
    text: 'Niemand kann sie mehr wählen. Was schon eingetragen, angezeigt oder verabredet ist, bleibt, wie es ist. Du kannst sie jederzeit zurückholen.',
    done: '„{{name}}“ steht nicht mehr in der Liste',
    failed: '„{{name}}“ steht noch in der Liste',
  },
  retired: {
    title: 'Nicht mehr in der Liste',
    lead: 'Niemand kann sie wählen. Was eingetragen wurde, bleibt.',
    since: 'Herausgenommen am {{day}}.',
    merged: 'Zusammengelegt mit „{{into}}“ am {{day}}.',
  },
  back: {
    act: 'Zurück in die Liste',
    of: '„{{name}}“ zurück in die Liste',
    done: '„{{name}}“ steht wieder in der Liste',
    failed: '„{{name}}“ ist nicht zurück in der Liste',
    toBanks: 'Die Banken',
  },
} as const satisfies Translated<typeof it>;
