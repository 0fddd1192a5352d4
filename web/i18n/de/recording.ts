/** Recording an exchange, in German. */
import type it from '../it/recording.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: 'Tausch eintragen',
  lead: 'Trag hier die Stunden ein, die du gegeben hast. Hat man dir geholfen? Dann trägt die andere Person den Tausch ein, und du bestätigst ihn.',
  recent: 'Zuletzt',
  latelyDone: 'Zuletzt gemacht',
  bank: 'Bank',
  otherBank: 'Von einer anderen Bank',
  debtor: 'Wem hast du geholfen?',
  debtorPlaceholder: 'Vor- oder Nachnamen eingeben',
  day: 'Datum',
  activity: 'Tätigkeit',
  activityPlaceholder: 'Eingeben oder wählen',
  otherHint: 'Nichts anderes mit diesen Worten: Wähl das und erklär es in der Notiz',
  hours: 'Stunden',
  hoursHint: 'In halben Stunden: 1,5 oder 1:30',
  many: 'Sind es wirklich {{hours}}?',
  frequentHours: 'Häufige Dauern',
  note: 'Notiz',
  noteHint: 'Was du gemacht hast, in wenigen Worten',
  previewSoon: 'Hier steht, was geschieht, bevor du einträgst.',
  submit: 'Eintragen',
  fillAll: 'Bitte füll alle Felder aus',
  missing: {
    bankTo: 'Wähle die Bank',
    userTo: 'Wähle, wem du geholfen hast',
    dateOfTransaction: 'Trag das Datum ein',
    activity: 'Wähle die Tätigkeit',
    quantityOfHours: 'Trag die Stunden ein',
    note: 'Schreib eine Notiz',
  },
  stillMissing: 'Es fehlt noch:',
  short: {
    userTo: 'wem du geholfen hast',
    bankTo: 'Bank',
    activity: 'Tätigkeit',
    quantityOfHours: 'Stunden',
    note: 'Notiz',
    dateOfTransaction: 'Datum',
  },
  another: 'Noch einen eintragen',
  done: 'Der Tausch ist eingetragen',
  doneText:
    '{{name}} erhält eine E-Mail und bestätigt {{hours}}. Bis dahin ändert sich dein Saldo nicht.',
  failed: 'Der Tausch konnte nicht eingetragen werden',
  noSecond:
    'Du kannst es ohne Sorge noch einmal versuchen: Der Tausch wird nicht zweimal eingetragen. Bevor du etwas änderst, sieh nach, ob er schon bei den offenen steht.',
} satisfies Translated<typeof it>;
