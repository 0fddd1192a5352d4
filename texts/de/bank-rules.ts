/** All that is said of each rule of a bank: its name on screens and in letters, its sentences, what its form asks. */
import type it from '../it/bank-rules.ts';
import type { Translated } from '../translated.ts';

export default {
  'band-low': {
    name: 'Niedrigster Saldo',
    says: 'Die Bank bittet, über <b>{{value}}</b> zu bleiben.',
    none: 'Die Bank bittet, <b>nicht unter null</b> zu sinken.',
  },
  'band-low-first-year': {
    name: 'Niedrigster Saldo im ersten Jahr',
    says: 'Im ersten Jahr bittet die Bank, über <b>{{value}}</b> zu bleiben.',
    none: 'Im ersten Jahr bittet die Bank, <b>nicht unter null</b> zu sinken.',
  },
  'band-high': {
    name: 'Höchster Saldo',
    says: 'Über <b>{{value}}</b> erinnert die Bank daran, dass andere gern helfen.',
    none: 'Über <b>null</b> erinnert die Bank daran, dass andere gern helfen.',
  },
  'band-hard': {
    name: 'Bestätigungen unter dem niedrigsten Saldo anhalten',
    ask: {
      label: 'Was geschieht unter dem niedrigsten Saldo?',
      no: 'Ein Rat: Bestätigen geht immer',
      yes: 'Die Bestätigung hält an: Das Büro der Bank kann sie geben',
    },
    no: 'Der niedrigste Saldo ist ein Rat: <b>Bestätigen geht immer</b>.',
    yes: 'Unter dem niedrigsten Saldo <b>hält eine Bestätigung an</b>: Das Büro der Bank kann sie geben.',
  },
  'balances-visible': {
    name: 'Salden für Mitglieder sichtbar',
    ask: {
      label: 'Wer sieht die Salden?',
      no: 'Alle den eigenen, und das Büro',
      yes: 'Alle Mitglieder der Bank',
    },
    no: 'Deinen Saldo sehen <b>nur du und das Büro</b>.',
    yes: 'Die Mitglieder der Bank <b>sehen ihre Salden gegenseitig</b>; befreundete Banken nicht.',
  },
  'body-low': {
    name: 'Tiefster Saldo einer Organisation',
    says: 'Die Bank bittet eine Organisation, über <b>{{value}}</b> zu bleiben.',
    none: 'Die Bank bittet eine Organisation, nicht <b>unter null</b> zu gehen.',
  },
  'body-high': {
    name: 'Höchster Saldo einer Organisation',
    says: 'Eine Organisation über <b>{{value}}</b> erinnert die Bank daran, dass andere ihr helfen können.',
    none: 'Eine Organisation über <b>null</b> erinnert die Bank daran, dass andere ihr helfen können.',
  },
  'newcomer-gift': {
    name: 'Willkommensstunden',
    says: 'Neue Mitglieder bekommen <b>{{value}}</b> aus dem Stundenfonds.',
    none: 'Neue Mitglieder beginnen bei null: <b>keine Willkommensstunden</b>.',
  },
  'gift-most': {
    name: 'Größtes Geschenk',
    says: 'Höchstens <b>{{value}}</b> darf ein Geschenk an ein anderes Mitglied betragen.',
    none: 'Mitglieder <b>schenken einander keine</b> Stunden.',
  },
  'gifts-in-a-year': {
    name: 'Geschenke in einem Jahr',
    says: 'In einem Jahr darf jedes Mitglied anderen insgesamt <b>{{value}}</b> schenken.',
    none: 'Mitglieder <b>schenken einander keine</b> Stunden.',
  },
  'lesson-preparation': {
    name: 'Vorbereitung einer Gruppenstunde',
    says: 'Wer eine Gruppenstunde hält, bekommt ihre Dauer und <b>{{value}}</b> für die Vorbereitung.',
    none: 'Wer eine Gruppenstunde hält, bekommt <b>ihre Dauer</b>.',
  },
  'yearly-share': {
    name: 'Stundenbeitrag im Jahr',
    says: 'Jedes Mitglied gibt dem Stundenfonds <b>{{value}}</b> im Jahr; eine E-Mail sagt es dreißig Tage vorher.',
    none: 'Die Bank erhebt <b>keinen</b> Stundenbeitrag.',
  },
  'fund-low': {
    name: 'Niedrigster Saldo des Stundenfonds',
    says: 'Der Stundenfonds darf bis <b>{{value}}</b> sinken; danach warten Geschenke.',
    none: 'Der Stundenfonds sinkt <b>nicht unter null</b>; danach warten Geschenke.',
  },
  'board-digest': {
    name: 'Neues vom Schwarzen Brett per E-Mail',
    ask: {
      label: 'Bekommen die Mitglieder die Neuigkeiten vom Schwarzen Brett?',
      no: 'Nein',
      yes: 'Ja, einmal in der Woche, wenn es etwas gibt',
    },
    no: 'Das Schwarze Brett <b>schickt keine E-Mails</b> mit Neuigkeiten.',
    yes: 'Einmal in der Woche lesen die Mitglieder per E-Mail, <b>was am Schwarzen Brett neu ist</b>, wenn es etwas gibt.',
  },
  'board-digest-day': {
    name: 'Tag der Neuigkeiten vom Schwarzen Brett',
    says: 'Die Neuigkeiten vom Schwarzen Brett gehen <b>am {{day}}</b> um 9 Uhr hinaus.',
  },
  'board-public': {
    name: 'Öffentliches Schwarzes Brett',
    ask: {
      label: 'Wer liest das Schwarze Brett?',
      no: 'Die Mitglieder und, wo jemand es so will, auch befreundete Banken',
      yes: 'Alle, im Netz: Titel, Tätigkeit und Tage der Anzeigen für befreundete Banken, ohne Namen',
    },
    no: 'Außerhalb der Bank <b>liest niemand</b> das Schwarze Brett.',
    yes: 'Im Netz lesen alle die Anzeigen für befreundete Banken, <b>ohne Namen, Telefon und Adressen</b> der Mitglieder.',
  },
  'board-checked-first': {
    name: 'Anzeigen, die zuerst das Büro ansieht',
    ask: {
      label: 'Wann kommt eine neue Anzeige ans Brett?',
      no: 'Sofort',
      yes: 'Wenn das Büro sie angesehen hat',
    },
    no: 'Eine neue Anzeige hängt <b>sofort am Brett</b>.',
    yes: 'Eine neue Anzeige <b>sieht zuerst das Büro an</b>, dann kommt sie ans Brett.',
  },
  'whatsapp-links': {
    name: 'Schreiben auf WhatsApp',
    ask: {
      label: 'Darf man neben einem Telefon auf WhatsApp schreiben?',
      no: 'Nein',
      yes: 'Ja: Das Büro, und nach einem Ja wer die Nummer bekam, öffnet WhatsApp mit einem Tippen',
    },
    no: 'Neben Telefonnummern steht <b>kein WhatsApp</b>.',
    yes: 'Neben einer Nummer, die jemand gab, können das Büro und wer sich geeinigt hat <b>WhatsApp</b> mit einem Tippen öffnen.',
  },
  'fee-needed-to-give': {
    name: 'Beitrag vor dem Geben',
    ask: {
      label: 'Wer darf gegebene Stunden eintragen?',
      no: 'Alle, auch mit offenem Beitrag',
      yes: 'Wer den Jahresbeitrag bezahlt hat, nach dessen Termin',
    },
    no: 'Gegebene Stunden werden <b>auch mit offenem Beitrag</b> eingetragen.',
    yes: 'Nach dem Termin trägt gegebene Stunden <b>nur ein, wer den Jahresbeitrag bezahlt hat</b>. Bekommen geht immer.',
  },
  'insured-needed-to-give': {
    name: 'Versicherung vor dem Geben',
    ask: {
      label: 'Wer darf gegebene Stunden eintragen?',
      no: 'Alle, versichert oder nicht',
      yes: 'Wer an diesem Tag versichert ist',
    },
    no: 'Gegebene Stunden werden <b>auch ohne Versicherung</b> eingetragen.',
    yes: 'Gegebene Stunden trägt <b>nur ein, wer an diesem Tag versichert ist</b>. Bekommen geht immer.',
  },
  'age-least': {
    name: 'Alter, ab dem man selbst beitritt',
    says_one: 'Selbst tritt bei, <b>wer mindestens ein Jahr alt ist</b>.',
    says_other:
      'Selbst tritt bei, <b>wer mindestens {{count}} Jahre alt ist</b>. Jüngere trägt das Büro ein, mit der Unterschrift derer, die für sie verantwortlich sind.',
    none: 'Selbst tritt bei, <b>wer will, in jedem Alter</b>.',
  },
  'desk-second-factor': {
    name: 'Zweiter Schritt für das Büro',
    ask: {
      label: 'Womit öffnet sich das Büro?',
      no: 'Das Passwort genügt',
      yes: 'Es braucht auch den zweiten Schritt; ohne ihn bleibt das Büro zu',
    },
    no: 'Im Büro arbeitet man <b>auch mit dem Passwort allein</b>.',
    yes: 'Im Büro arbeitet nur, wer sich <b>auch mit dem zweiten Schritt</b> anmeldet.',
  },
  'cheque-days': {
    name: 'Gültigkeit der Schecks',
    says_one: 'Ein Scheck gilt <b>einen Tag</b>.',
    says_other: 'Ein Scheck gilt <b>{{count}} Tage</b>.',
  },
  'statement-months': {
    name: 'Monate zwischen zwei Kontoauszügen',
    says_one: 'Kontoauszüge auf Papier kommen <b>jeden Monat</b>.',
    says_other: 'Kontoauszüge auf Papier kommen <b>alle {{count}} Monate</b>.',
  },
} satisfies Translated<typeof it>;
