/** The webhooks of a bank. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/webhooks.ts';

export default {
  title: 'Webhooks',
  lead: 'Wenn dein Verein ein eigenes Programm hat, kann das Portal ihm gleich sagen, wenn etwas geschieht. Es schickt Nummern, Stunden und Tage: nie Namen, Notizen oder Kontaktdaten. Wenn du nicht weißt, was ein Webhook ist, brauchst du keinen.',
  events: {
    'exchange-recorded': 'Tausch eingetragen',
    'exchange-confirmed': 'Tausch bestätigt',
    'exchange-cancelled': 'Tausch storniert',
    'exchange-reversed': 'Tausch rückgängig gemacht',
    'membership-begun': 'Neues Mitglied',
    'membership-ended': 'Mitgliedschaft beendet',
    test: 'Test',
  },
  list: {
    title: 'Adressen, die Bescheid bekommen',
    none: 'Noch gibt es keine Adresse.',
    on: 'Eingeschaltet.',
    off: 'Ausgeschaltet: Sie bekommt nichts.',
    failing:
      'Seit {{since}} kommt nichts an: Das Portal versucht es weiter und schaltet sie nach fünf Tagen aus.',
  },
  add: {
    act: 'Adresse hinzufügen',
    title: 'Adresse hinzufügen',
    url: 'Adresse des Programms',
    urlHint: 'Sie beginnt mit https://',
    events: 'Worüber es Bescheid bekommt',
    submit: 'Hinzufügen',
    done: 'Adresse hinzugefügt',
    wrong: {
      urlRequired: 'Schreib die Adresse',
      url: 'Es braucht eine Adresse, die mit https:// beginnt und aus dem Internet erreichbar ist',
      events: 'Wähle mindestens etwas aus',
    },
  },
  added: {
    title: 'Das Geheimnis, an dem Nachrichten erkannt werden',
    lead: 'Kopiere es jetzt und gib es dem Programm: Wir zeigen es nicht noch einmal. Damit weiß das Programm, dass eine Nachricht wirklich vom Portal kommt.',
    copy: 'Kopieren',
    copied: 'Geheimnis kopiert',
    notCopied: 'Der Browser hat es nicht kopiert: Markiere den Text und kopiere ihn selbst.',
    close: 'Ich habe es kopiert',
  },
  deliveries: {
    act: 'Letzte Nachrichten',
    of: 'Letzte Nachrichten: {{url}}',
    title: 'Letzte Nachrichten',
    none: 'Im letzten Monat wurde nichts geschickt.',
    untried: 'Geht gleich los.',
    delivered_one: 'Angekommen.',
    delivered_other: 'Beim {{count}}. Versuch angekommen.',
    waiting_one: 'Nicht angekommen: Das Portal versucht es wieder.',
    waiting_other: 'Nach {{count}} Versuchen nicht angekommen: Das Portal versucht es wieder.',
    failed_one: 'Nicht angekommen.',
    failed_other: 'Nach {{count}} Versuchen nicht angekommen.',
    answer: 'Antwort: {{status}}.',
    noAnswer: 'Keine Antwort.',
    again: 'Aktualisieren',
  },
  test: {
    act: 'Test schicken',
    done: 'Test geschickt',
    failed: 'Der Test ist nicht abgegangen',
  },
  turn: {
    off: 'Ausschalten',
    offOf: 'Ausschalten: {{url}}',
    on: 'Einschalten',
    onOf: 'Einschalten: {{url}}',
    isOff: 'Webhook ausgeschaltet',
    isOn: 'Webhook eingeschaltet',
    failed: 'Der Webhook ist geblieben, wie er war',
  },
  remove: {
    act: 'Entfernen',
    of: 'Entfernen: {{url}}',
    title: 'Adresse entfernen',
    lead: '{{url}} bekommt keinen Bescheid mehr, und ihr Geheimnis gilt nicht mehr.',
    submit: 'Entfernen',
    keep: 'Behalten',
    done: 'Adresse entfernt',
    failed: 'Die Adresse ist geblieben',
  },
} as const satisfies Translated<typeof it>;
