/** Finding a bank, asking to join it, waiting for its answer, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/banks.ts';

export default {
  details: {
    address: 'Adresse',
    openingHours: 'Öffnungszeiten',
    president: 'Vorsitz',
    secretary: 'Sekretariat und Buchführung',
    vat: 'Steuernummer',
    email: 'E-Mail',
    phone: 'Telefon',
    webUrl: 'Website',
    more: 'Weitere Angaben',
    facebookUrl: 'Facebook',
  },
  banks: {
    placeholder: 'Einen Teil des Namens schreiben',
    failed: 'Wir können die Liste der Banken nicht lesen.',
  },
  search: {
    title: 'Bank suchen',
    lead: 'Schreib den Namen, den Ort oder eine Straße.',
    label: 'Name oder Ort',
    empty: 'Keine Bank gefunden',
    emptyText: 'Versuch es mit einem einzigen Wort, etwa dem Namen des Ortes.',
    clear: 'Alle Banken zeigen',
    found_one: '{{count}} Bank',
    found_other: '{{count}} Banken',
  },
  balances: {
    title: 'Salden der Mitglieder',
    text: 'Deine Bank hat beschlossen, dass die Mitglieder ihre Salden gegenseitig sehen. Befreundete Banken sehen sie nicht.',
    caption: 'Mitglieder und Salden',
    name: 'Mitglied',
    balance: 'Saldo',
    empty: 'Noch keine Mitglieder',
  },
  mine: {
    title: 'Meine Bank',
    reach: 'So erreichst du sie',
    giveHelp:
      'Möchtest du ein paar Stunden geben? Das Büro weiß, wer Hilfe sucht: Ruf es an. Und sag in deinem Profil, <a>was du kannst</a>: So findet es dich.',
    people: 'Wer sie am Laufen hält',
    administrators: 'Verwaltet die Bank im Portal',
    friends: 'Mit wem du tauschen kannst',
    friendsText: 'Mit allen Mitgliedern deiner Bank und mit denen der befreundeten Banken:',
    noFriends: 'Mit allen Mitgliedern deiner Bank. Befreundete Banken gibt es noch nicht.',
    privacy: 'Deine Daten',
    privacyText:
      'Andere Mitglieder sehen deinen Namen und dein Foto. Telefon, E-Mail und Geburtsdatum sieht nur, wer die Bank verwaltet.',
    notice: 'Datenschutzhinweis lesen',
    help: 'Hast du eine Frage? Sieh in der Hilfe nach',
  },
  waiting: {
    title: 'Willkommen, {{name}}',
    lead: 'Deine E-Mail-Adresse ist bestätigt. Jetzt fehlt nur noch eines: deine Zeitbank.',
    chooseTitle: 'Einer Bank beitreten',
    chooseText: 'Such die nächstgelegene und bitte um Aufnahme.',
    look: 'Alle Banken ansehen',
    createTitle: 'In deinem Ort gibt es keine?',
    createText: 'Du kannst eine neue ins Leben rufen.',
    create: 'Neue Bank gründen',
  },
  join: {
    title: 'Wähle deine Bank',
    lead: 'Sieh, wer dahintersteht, und bitte dann um Aufnahme. Die Verwaltung antwortet dir per E-Mail.',
    ask: 'Um Aufnahme bitten',
    privacy:
      'Mit der Anfrage sagst du, dass du den Datenschutzhinweis gelesen hast und einverstanden bist.',
    sentence: 'Deine Anfrage geht an die Verwaltung der Bank.',
    done: 'Deine Anfrage ist bei der Bank angekommen',
    failed: 'Bei der Anfrage ist ein Fehler aufgetreten',
    label: 'Welche Bank?',
    back: 'Zurück',
  },
  processing: {
    title: 'Deine Anfrage läuft',
    lead: 'Die Verwaltung der Bank hat deine Anfrage erhalten und antwortet dir per E-Mail.',
    self: 'Diese Seite aktualisiert sich von selbst, sobald die Antwort da ist: Du kannst sie offen lassen oder schließen.',
    bank: 'Die Bank, die du gefragt hast',
    forBank: 'Die Bank, die du gründen möchtest',
    sent: 'Abgeschickt am {{moment}}',
    applicationText:
      'Der Vorschlag für {{bank}} wird von der Portalverwaltung nicht mehr gelesen. Du kannst einen neuen machen oder bei einer Bank anfragen.',
    application: 'Die Verwaltung des Portals liest deinen Vorschlag und antwortet dir per E-Mail.',
    checked: 'Zuletzt nachgesehen um {{time}}',
    withdraw: 'Anfrage zurückziehen',
    withdrawAsk: 'Anfrage zurückziehen?',
    withdrawText: '{{bank}} sieht sie dann nicht mehr. Du kannst danach eine andere Bank fragen.',
    withdrawn: 'Anfrage zurückgezogen',
    withdrawFailed: 'Die Anfrage wurde nicht zurückgezogen',
    keep: 'Nein, behalten',
    accepted: 'Die Bank hat deine Anfrage angenommen: Es geht los!',
    denied: 'Deine Anfrage wurde nicht angenommen. Du kannst eine andere Bank fragen.',
  },
} satisfies Translated<typeof it>;
