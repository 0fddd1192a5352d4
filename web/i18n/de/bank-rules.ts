/** The rules of a bank, in German. */
import names from '#texts/de/rule-names.ts';
import type { Translated } from '#texts/translated.ts';
import type it from '../it/bank-rules.ts';

export default {
  title: 'Regeln der Bank',
  lead: 'Die Mitglieder beschließen sie. Jede Änderung bleibt festgehalten, und alle Mitglieder lesen sie per E-Mail.',
  groups: {
    balance: 'Der Saldo',
    gifts: 'Geschenke und Stundenfonds',
    board: 'Das Schwarze Brett',
    desk: 'Das Büro',
    paper: 'Auf Papier',
  },
  names,
  hours: {
    'band-low': 'Die Bank bittet, über <b>{{value}}</b> zu bleiben.',
    'band-low-first-year': 'Im ersten Jahr bittet die Bank, über <b>{{value}}</b> zu bleiben.',
    'band-high': 'Über <b>{{value}}</b> erinnert die Bank daran, dass andere gern helfen.',
    'newcomer-gift': 'Neue Mitglieder bekommen <b>{{value}}</b> aus dem Stundenfonds.',
    'gift-most': 'Höchstens <b>{{value}}</b> darf ein Geschenk an ein anderes Mitglied betragen.',
    'gifts-in-a-year':
      'In einem Jahr darf jedes Mitglied anderen insgesamt <b>{{value}}</b> schenken.',
    'lesson-preparation':
      'Wer eine Gruppenstunde hält, bekommt ihre Dauer und <b>{{value}}</b> für die Vorbereitung.',
    'yearly-share':
      'Jedes Mitglied gibt dem Stundenfonds <b>{{value}}</b> im Jahr; eine E-Mail sagt es dreißig Tage vorher.',
    'fund-low': 'Der Stundenfonds darf bis <b>{{value}}</b> sinken; danach warten Geschenke.',
  },
  none: {
    'band-low': 'Die Bank bittet, <b>nicht unter null</b> zu sinken.',
    'band-low-first-year': 'Im ersten Jahr bittet die Bank, <b>nicht unter null</b> zu sinken.',
    'band-high': 'Über <b>null</b> erinnert die Bank daran, dass andere gern helfen.',
    'newcomer-gift': 'Neue Mitglieder beginnen bei null: <b>keine Willkommensstunden</b>.',
    'gift-most': 'Mitglieder <b>schenken einander keine</b> Stunden.',
    'gifts-in-a-year': 'Mitglieder <b>schenken einander keine</b> Stunden.',
    'lesson-preparation': 'Wer eine Gruppenstunde hält, bekommt <b>ihre Dauer</b>.',
    'yearly-share': 'Die Bank erhebt <b>keinen</b> Stundenbeitrag.',
    'fund-low': 'Der Stundenfonds sinkt <b>nicht unter null</b>; danach warten Geschenke.',
  },
  flag: {
    'band-hard': {
      no: 'Der niedrigste Saldo ist ein Rat: <b>Bestätigen geht immer</b>.',
      yes: 'Unter dem niedrigsten Saldo <b>hält eine Bestätigung an</b>: Das Büro der Bank kann sie geben.',
    },
    'board-checked-first': {
      no: 'Eine neue Anzeige hängt <b>sofort am Brett</b>.',
      yes: 'Eine neue Anzeige <b>sieht zuerst das Büro an</b>, dann kommt sie ans Brett.',
    },
    'desk-second-factor': {
      no: 'Im Büro arbeitet man <b>auch mit dem Passwort allein</b>.',
      yes: 'Im Büro arbeitet nur, wer sich <b>auch mit dem zweiten Schritt</b> anmeldet.',
    },
    'balances-visible': {
      no: 'Deinen Saldo sehen <b>nur du und das Büro</b>.',
      yes: 'Die Mitglieder der Bank <b>sehen ihre Salden gegenseitig</b>; befreundete Banken nicht.',
    },
    'board-digest': {
      no: 'Das Schwarze Brett <b>schickt keine E-Mails</b> mit Neuigkeiten.',
      yes: 'Einmal in der Woche lesen die Mitglieder per E-Mail, <b>was am Schwarzen Brett neu ist</b>, wenn es etwas gibt.',
    },
    'board-public': {
      no: 'Außerhalb der Bank <b>liest niemand</b> das Schwarze Brett.',
      yes: 'Im Netz lesen alle die Anzeigen für befreundete Banken, <b>ohne Namen, Telefon und Adressen</b> der Mitglieder.',
    },
  },
  weekday: {
    'board-digest-day':
      'Die Neuigkeiten vom Schwarzen Brett gehen <b>am {{day}}</b> um 9 Uhr hinaus.',
  },
  days: {
    'cheque-days_one': 'Ein Scheck gilt <b>einen Tag</b>.',
    'cheque-days_other': 'Ein Scheck gilt <b>{{count}} Tage</b>.',
  },
  months: {
    'statement-months_one': 'Kontoauszüge auf Papier kommen <b>jeden Monat</b>.',
    'statement-months_other': 'Kontoauszüge auf Papier kommen <b>alle {{count}} Monate</b>.',
  },
  seePublicBoard: 'Das öffentliche Brett ansehen',
  change: 'Ändern',
  changeOf: 'Ändern: {{rule}}',
  history: 'Wie es vorher war',
  entry: '{{value}} · {{day}}, {{by}}: {{note}}',
  answer: { yes: 'Ja', no: 'Nein' },
  form: {
    hours: 'Stunden',
    hoursHint: 'Zum Beispiel 20, 2,5 oder 1 Std. 30 Min.',
    hoursLowHint: 'Wie viele Stunden unter null: zum Beispiel 20.',
    days: 'Tage',
    months: 'Monate',
    weekday: 'Wochentag',
    flags: {
      'band-hard': {
        label: 'Was geschieht unter dem niedrigsten Saldo?',
        no: 'Ein Rat: Bestätigen geht immer',
        yes: 'Die Bestätigung hält an: Das Büro der Bank kann sie geben',
      },
      'board-checked-first': {
        label: 'Wann kommt eine neue Anzeige ans Brett?',
        no: 'Sofort',
        yes: 'Wenn das Büro sie angesehen hat',
      },
      'desk-second-factor': {
        label: 'Womit öffnet sich das Büro?',
        no: 'Das Passwort genügt',
        yes: 'Es braucht auch den zweiten Schritt; ohne ihn bleibt das Büro zu',
      },
      'balances-visible': {
        label: 'Wer sieht die Salden?',
        no: 'Alle den eigenen, und das Büro',
        yes: 'Alle Mitglieder der Bank',
      },
      'board-digest': {
        label: 'Bekommen die Mitglieder die Neuigkeiten vom Schwarzen Brett?',
        no: 'Nein',
        yes: 'Ja, einmal in der Woche, wenn es etwas gibt',
      },
      'board-public': {
        label: 'Wer liest das Schwarze Brett?',
        no: 'Die Mitglieder und, wo jemand es so will, auch befreundete Banken',
        yes: 'Alle, im Netz: Titel, Tätigkeit und Tage der Anzeigen für befreundete Banken, ohne Namen',
      },
    },
    note: 'Warum?',
    noteHint:
      'Alle Mitglieder lesen es: zum Beispiel „Beschlossen in der Versammlung vom 12. März“.',
    noteMissing: 'Schreib, warum sie sich ändert',
    told: 'Alle Mitglieder bekommen eine E-Mail mit dem alten und dem neuen Wert.',
    save: 'Regel ändern',
    saved: 'Regel geändert',
    failed: 'Die Regel wurde nicht geändert',
  },
} as const satisfies Translated<typeof it>;
