/** Letters about many exchanges at once. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/batches.ts';

export default {
  'batch-finished': {
    subject: 'Mehrere Tauschgeschäfte: {{made}} von {{asked}} eingetragen',
    lead: 'Die Eintragung, um die du gebeten hast, ist fertig: So ist sie ausgegangen.',
    rest_awaiting:
      'Einige Tauschgeschäfte warten noch auf eine Bestätigung: Erst dann werden ihre Stunden gebucht.',
    end_refused: 'Einige Tauschgeschäfte wurden nicht eingetragen: Unten steht, welche und warum.',
    button: 'Tauschgeschäfte der Bank ansehen',
    details: {
      made: 'Eingetragen',
      awaiting: 'Zu bestätigen',
      refused: 'Nicht eingetragen',
      hours: 'Stunden je Tausch',
      day: 'Datum',
      activity: 'Tätigkeit',
      note: 'Notiz',
    },
    refusals: {
      'not-a-member': 'eine der beiden Personen ist kein Mitglied mehr',
      'same-person': 'es ist dieselbe Person',
      'bank-not-linked': 'die beiden Banken sind nicht verbunden',
      'bank-suspended': 'die andere Bank ist gesperrt',
      forbidden: 'wer darum gebeten hat, verwaltet die Bank nicht mehr',
      other: 'es war nicht möglich',
    },
    stranger: 'eine Person einer anderen Bank',
    more: '… und {{count}} weitere',
  },
  'batch-with-you': {
    subject: '{{count}} Tauschgeschäfte mit dir eingetragen: insgesamt {{allHours}}',
    lead_gave:
      '{{admin}} hat {{count}} Tauschgeschäfte mit dir vom {{day}} eingetragen ({{activity}}): Du hast jedes Mal {{hours}} gegeben, insgesamt {{allHours}}.',
    lead_received:
      '{{admin}} hat {{count}} Tauschgeschäfte mit dir vom {{day}} eingetragen ({{activity}}): Du hast jedes Mal {{hours}} erhalten, insgesamt {{allHours}}.',
    rest_awaiting: 'Sie warten auf deine Bestätigung: Erst dann werden die Stunden gebucht.',
    button: 'Deine Tauschgeschäfte ansehen',
    button_awaiting: 'Bestätigen oder stornieren',
    details: {
      note: 'Notiz',
    },
  },
  'batch-undone': {
    subject: 'Mehrere Tauschgeschäfte zurückgenommen: {{undone}} von {{all}}',
    lead: 'Die Rücknahme ist fertig: Alle Beteiligten haben je eine E-Mail erhalten.',
    rest_left: 'Über einige hatten andere schon entschieden: Sie bleiben, wie sie waren.',
    button: 'Tauschgeschäfte der Bank ansehen',
    details: {
      reversed: 'Rückgängig gemacht, die Stunden sind zurückgebucht',
      cancelled: 'Vor der Bestätigung abgesagt',
      left: 'Unverändert',
      hours: 'Stunden je Tausch',
      day: 'Datum',
      activity: 'Tätigkeit',
      note: 'Notiz',
      reason: 'Grund',
    },
  },
  'batch-undone-with-you': {
    subject_one: '{{count}} Tausch mit dir: alles zurückgenommen',
    subject_other: '{{count}} Tauschgeschäfte mit dir: alles zurückgenommen',
    lead: '{{admin}} hat die gemeinsam eingetragenen Tauschgeschäfte mit dir vom {{day}} ({{activity}}) zurückgenommen: insgesamt {{count}}.',
    rest: 'Sie warteten noch auf eine Bestätigung: Dein Saldo bleibt, wie er war.',
    rest_gave: 'Was du gegeben hast ({{hoursBack}}), zählt nicht mehr.',
    rest_received: 'Was du erhalten hast ({{hoursBack}}), ist wieder auf deinem Konto.',
    button: 'Deine Tauschgeschäfte ansehen',
    details: {
      note: 'Notiz',
      reason: 'Grund',
      balance: 'Dein Saldo jetzt',
    },
  },
} satisfies Translated<typeof it>;
