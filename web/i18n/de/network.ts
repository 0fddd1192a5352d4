/** Friend banks, in German. */
import type it from '../it/network.ts';
import type { Translated } from '../rooms.ts';

export default {
  title: 'Befreundete Banken',
  lead: 'Mitglieder zweier befreundeter Banken können miteinander Zeit tauschen.',
  toApprove: {
    title: 'Erhaltene Anfragen',
    sentence: '<b>{{bank}}</b> möchte sich mit Ihrer Bank befreunden, Anfrage {{day}}.',
    approve: 'Zustimmen',
    reject: 'Ablehnen',
    ofBank: 'der Anfrage von {{bank}}',
    rejectTitle: 'Die Anfrage von {{bank}} ablehnen?',
    rejectText: 'Die Bank erhält eine E-Mail und kann erneut anfragen.',
    rejectAct: 'Anfrage ablehnen',
    approved: '{{bank}} ist jetzt eine befreundete Bank',
    approveFailed: 'Die Zustimmung hat nicht geklappt',
    rejected: 'Die Anfrage von {{bank}} wurde abgelehnt',
    rejectFailed: 'Die Ablehnung hat nicht geklappt',
  },
  ask: {
    title: 'Um Verbindung bitten',
    label: 'Welche Bank?',
    placeholder: 'Einen Teil des Namens schreiben',
    text: 'Die Verwaltung der Bank erhält eine E-Mail und entscheidet.',
    act: 'Anfrage senden',
    missing: 'Wählen Sie die Bank, die Sie fragen möchten',
    done: 'Die Anfrage ist unterwegs zu {{bank}}',
    failed: 'Die Anfrage wurde nicht gesendet',
    already: 'Mit dieser Bank sind Sie schon befreundet, oder eine Anfrage läuft bereits.',
    none: 'Es gibt keine weitere Bank: Sie sind mit allen befreundet, oder eine Anfrage läuft.',
  },
  asked: {
    title: 'Meine Anfragen',
    empty: 'Keine Anfrage läuft.',
    sentence: 'Sie haben {{day}} bei <b>{{bank}}</b> angefragt.',
    withdraw: 'Zurückziehen',
    ofBank: 'der Anfrage an {{bank}}',
    withdrawTitle: 'Die Anfrage an {{bank}} zurückziehen?',
    withdrawText: 'Die Bank sieht sie dann nicht mehr. Sie können erneut anfragen.',
    withdrawAct: 'Anfrage zurückziehen',
    withdrawn: 'Die Anfrage an {{bank}} wurde zurückgezogen',
    withdrawFailed: 'Die Anfrage wurde nicht zurückgezogen',
  },
  friends: {
    title: 'Die befreundeten Banken',
    caption: 'Befreundete Banken',
    columns: {
      bank: 'Bank',
      since: 'Befreundet seit',
      given: 'Gegebene Stunden',
      received: 'Erhaltene Stunden',
      acts: 'Aktionen',
    },
    remove: 'Beenden',
    removeTitle: 'Die Freundschaft mit {{bank}} beenden?',
    removeText:
      'Mitglieder der beiden Banken können dann keine neuen Tausche miteinander eintragen. Offene können noch entschieden werden, und getauschte Stunden bleiben.',
    removeAct: 'Freundschaft beenden',
    removed: '{{bank}} ist keine befreundete Bank mehr',
    removeFailed: 'Die Freundschaft wurde nicht beendet',
    empty: 'Noch keine befreundete Bank',
    emptyText: 'Bitten Sie oben um eine Verbindung: Nach der Zusage steht die Bank hier.',
  },
  keep: 'Nein, so lassen',
  decidedElsewhere:
    'Inzwischen hatte schon jemand entschieden. Sie sehen jetzt den aktuellen Stand.',
} satisfies Translated<typeof it>;
