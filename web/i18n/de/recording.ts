/** Recording an exchange, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/recording.ts';

export default {
  title: 'Tausch eintragen',
  sides: 'Was du einträgst',
  /** Each side in its own words: the way to it, what leads in, the other person, what follows. */
  given: {
    side: 'Ich habe Stunden gegeben',
    lead: 'Trag hier die Stunden ein, die du gegeben hast. Die andere Person bestätigt sie.',
    who: 'Wem hast du geholfen?',
    missing: 'Wähle, wem du geholfen hast',
    short: 'wem du geholfen hast',
    done: '{{name}} erhält eine E-Mail und bestätigt {{hours}}. Bis dahin ändert sich dein Saldo nicht.',
  },
  received: {
    side: 'Ich habe Stunden erhalten',
    lead: 'Trag hier die Stunden ein, die du erhalten hast. Dein Wort genügt: Wer dir geholfen hat, bekommt eine E-Mail, und die Stunden werden sofort gebucht.',
    who: 'Wer hat dir geholfen?',
    missing: 'Wähle, wer dir geholfen hat',
    short: 'wer dir geholfen hat',
    done: '{{name}} bekommt eine E-Mail: {{hours}} mehr auf dem Konto. Wenn etwas nicht stimmt, kann der Tausch storniert werden.',
  },
  people: {
    card: 'Karte {{number}}',
    phone: 'Tel. …{{ending}}',
    since: 'in der Bank seit {{month}}',
    more_one: '… und noch eine Person: Tipp ein paar Buchstaben',
    more_other: '… und noch {{count}} Personen: Tipp ein paar Buchstaben',
    manyMore: '… und weitere Personen: Tipp ein paar Buchstaben',
  },
  recent: 'Zuletzt',
  latelyDone: 'Zuletzt gemacht',
  bank: 'Bank',
  otherBank: 'Von einer anderen Bank',
  debtorPlaceholder: 'Vor- oder Nachnamen eingeben',
  day: 'Datum',
  activity: 'Tätigkeit',
  activityPlaceholder: 'Eingeben oder wählen',
  otherHint: 'Nichts anderes mit diesen Worten: Wähl das und erklär es in der Notiz',
  hours: 'Stunden',
  hoursPlaceholder: 'Andere Dauer: tippen oder wählen',
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
    dateOfTransaction: 'Trag das Datum ein',
    activity: 'Wähle die Tätigkeit',
    quantityOfHours: 'Trag die Stunden ein',
    note: 'Schreib eine Notiz',
  },
  stillMissing: 'Es fehlt noch:',
  short: {
    bankTo: 'Bank',
    activity: 'Tätigkeit',
    quantityOfHours: 'Stunden',
    note: 'Notiz',
    dateOfTransaction: 'Datum',
  },
  another: 'Noch einen eintragen',
  done: 'Der Tausch ist eingetragen',
  failed: 'Der Tausch konnte nicht eingetragen werden',
  noSecond:
    'Du kannst es ohne Sorge noch einmal versuchen: Der Tausch wird nicht zweimal eingetragen. Bevor du etwas änderst, sieh nach, ob er schon bei den offenen steht.',
} satisfies Translated<typeof it>;
