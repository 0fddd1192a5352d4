/** The privacy notice of a bank and who agreed to it; and erasing one’s data. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/privacy.ts';

export default {
  erasure: {
    title: 'Deine Daten löschen',
    lead: 'Du kannst verlangen, dass das Portal vergisst, wer du bist.',
    what: 'Was geht und was bleibt',
    goes: 'Gelöscht werden Name, Kontaktdaten, Bild, Geburtsdatum, Passwort, Passkeys und Geräte und was du in Nachrichten, Anzeigen und Antworten geschrieben hast.',
    stays:
      'Es bleiben die Tauschgeschäfte mit Stunden, Tag, Tätigkeit und Notiz, denn die Bücher gehören auch denen, mit denen du getauscht hast, und die Worte der anderen. Statt deines Namens steht dort eine Nummer, zum Beispiel Person 4711.',
    obstacle: {
      member:
        'Du bist Mitglied einer Zeitbank. Bitte zuerst ihr Büro, dein Konto zu schließen; dann komm hierher zurück.',
      'last-admin':
        'Nur du verwaltest deine Zeitbank. Ernenne zuerst jemand anderen und lass dein Konto schließen; dann komm hierher zurück.',
      'portal-admin':
        'Du verwaltest das Portal. Zuerst nimmt, wer es betreibt, deine Adresse aus den Verwaltern heraus.',
      'request-open':
        'Eine Anfrage von dir wartet auf Antwort. Zieh sie zuerst zurück; dann komm hierher zurück.',
    },
    act: 'Meine Daten löschen',
    waits:
      'Du möchtest, dass wir deine Daten löschen. Wir tun es {{day}}; bis dahin kannst du es zurücknehmen.',
    keep: {
      act: 'Meine Daten behalten',
      done: 'Deine Daten bleiben',
      failed: 'Es ließ sich nicht zurücknehmen',
    },
    ask: {
      title: 'Möchtest du deine Daten löschen?',
      lead: 'Wir tun es in {{days}} Tagen. Du bekommst gleich eine E-Mail mit einem Link, um es zurückzunehmen. Danach geht es nicht mehr.',
      submit: 'Meine Daten löschen',
      done: 'Anfrage angekommen: Sieh in deine E-Mails',
    },
  },
  card: {
    first: 'Deine Bank bittet dich zu lesen, wie sie mit deinen Daten umgeht.',
    changed:
      'Deine Bank hat den Datenschutzhinweis neu geschrieben und fragt, ob du einverstanden bist.',
    where: 'Du findest ihn bei „Du bist dran“, wenn du Zeit hast.',
    read: 'Lesen und antworten',
  },
  ask: {
    title: 'Der Datenschutzhinweis deiner Bank',
    first:
      'Hier erklärt deine Bank, wie sie mit deinen Daten umgeht. Lies ihn in Ruhe: Es eilt nicht.',
    changed:
      'Deine Bank hat den Hinweis neu geschrieben. Lies ihn in Ruhe: Es eilt nicht, und alles funktioniert weiter.',
    now: 'Der Text von heute, gespeichert {{day}}',
    before: 'Der Text, dem du {{day}} zugestimmt hast',
    leaving:
      'Du bist nicht einverstanden? Sprich mit dem Büro deiner Bank. Wer nicht möchte, dass die Bank mit den eigenen Daten umgeht, kann sie verlassen: Die getauschten Stunden bleiben in den Büchern aller.',
    later: 'Später entscheiden',
    accept: 'Gelesen und einverstanden',
    done: 'Danke: Wir haben notiert, dass du einverstanden bist',
    newer: 'Die Bank hat den Text inzwischen geändert: Hier steht der neue.',
    failed: 'Wir konnten deine Antwort nicht notieren',
  },
  desk: {
    title: 'Datenschutzhinweis',
    lead: 'Die Fassungen des Hinweises, und wer ihnen zugestimmt hat. Wer noch nicht geantwortet hat, kann trotzdem alles nutzen.',
    waitingTitle: 'Wer noch nicht geantwortet hat',
    nobodyWaits_one: 'Das einzige Mitglied hat geantwortet.',
    nobodyWaits_other: 'Alle {{count}} Mitglieder haben geantwortet.',
    waiting_one: '{{count}} von {{of}} Mitgliedern hat noch nicht geantwortet.',
    waiting_other: '{{count}} von {{of}} Mitgliedern haben noch nicht geantwortet.',
    withoutLogin_one: '{{count}} davon nutzt keine E-Mail: Bitte um eine Unterschrift auf Papier.',
    withoutLogin_other:
      '{{count}} davon nutzen keine E-Mail: Bitte um eine Unterschrift auf Papier.',
    remindText:
      'Die anderen lesen ihn beim nächsten Besuch. Eine E-Mail bekommt jeder höchstens einmal im Monat.',
    remind_one: 'An {{count}} Mitglied schreiben',
    remind_other: 'An {{count}} Mitglieder schreiben',
    reminded_one: 'Eine E-Mail ist unterwegs',
    reminded_other: '{{count}} E-Mails sind unterwegs',
    remindFailed: 'Wir konnten die E-Mails nicht verschicken',
  },
  list: {
    views: 'Welche Mitglieder',
    view: { waiting: 'Noch offen', all: 'Alle', left: 'Ehemalige ohne E-Mail' },
    caption: 'Die Mitglieder und der Datenschutzhinweis',
    name: 'Mitglied',
    agreed: 'Zugestimmt',
    never: 'Noch nichts',
    state: 'Stand',
    answered: 'Hat geantwortet',
    asked: 'Liest ihn beim nächsten Besuch',
    atDesk: 'Ohne E-Mail: Es braucht das unterschriebene Blatt',
    reminded: 'E-Mail verschickt {{day}}',
    acts: 'Aktionen',
    paper: 'Blatt unterschrieben',
    mistake: 'War ein Irrtum',
    way: {
      joining: 'Fassung {{number}}, beim Beitritt, {{day}}',
      screen: 'Fassung {{number}}, {{day}}',
      paper: 'Fassung {{number}}, auf Papier, {{day}}',
      before: 'Fassung {{number}}, bevor Fassungen aufbewahrt wurden, {{day}}',
    },
    empty: 'Alle haben geantwortet',
    emptyText: 'Wenn sich der Hinweis ändert, stehen hier alle, die noch nicht geantwortet haben.',
  },
  leavers: {
    caption: 'Wer die Bank verlassen hat und keine E-Mail nutzt',
    name: 'Ehemaliges Mitglied',
    state: 'Die Daten',
    stays: 'Bleiben',
    due: 'Werden {{day}} gelöscht',
    acts: 'Aktionen',
    erase: 'Möchte gelöscht werden',
    keep: 'Bleibt',
    kept: 'Die Daten von {{name}} bleiben',
    asked: 'Notiert: Die Daten von {{name}} werden in einer Woche gelöscht',
    failed: 'Wir konnten das nicht notieren',
    title: 'Daten löschen: {{name}}',
    lead: 'In {{days}} Tagen sind Name, Kontaktdaten und Worte für immer weg; die Tauschgeschäfte bleiben mit einer Nummer statt des Namens in den Büchern. Bis dahin lässt es sich hier zurücknehmen.',
    how: 'Wie wurde es gesagt?',
    leave: 'Lassen, wie es war',
    send: 'Notieren',
    empty: 'Keine Ehemaligen ohne E-Mail',
    emptyText: 'Wer die Bank verlässt und keine E-Mail nutzt, kann hier um die Löschung bitten.',
    word: { paper: 'Auf Papier, mit Unterschrift', phone: 'Am Telefon', present: 'Persönlich' },
  },
  versions: {
    title: 'Die Fassungen',
    one: 'Fassung {{number}}, gespeichert {{day}}',
    by: 'von {{name}}',
    slip: 'nur eine Korrektur',
    agreed_one: '{{count}} Person hat zugestimmt',
    agreed_other: '{{count}} Personen haben zugestimmt',
    read: 'Text lesen',
  },
  mistake: {
    title: 'Eingetragenes Blatt zurücknehmen: {{name}}',
    lead: 'Ab jetzt gilt nicht mehr, dass der Fassung {{number}} auf Papier zugestimmt wurde, und die Person ist wieder zu fragen. Im Verlauf bleibt es stehen.',
    reason: 'Warum war es ein Irrtum?',
    reasonRequired: 'Schreibe, warum',
    save: 'Blatt zurücknehmen',
    done: 'Zurückgenommen: {{name}} ist wieder zu fragen',
    failed: 'Wir konnten das Blatt nicht zurücknehmen',
  },
  paper: {
    title: 'Unterschriebenes Blatt: {{name}}',
    lead: 'Notiere, dass das Blatt mit dem unterschriebenen Hinweis im Büro liegt.',
    text: 'Der Text zum Unterschreiben (Fassung {{number}})',
    signed: 'Das unterschriebene Blatt ist da',
    signedRequired: 'Ohne das unterschriebene Blatt lässt sich nichts notieren',
    signedOn: 'Unterschrieben am',
    leave: 'Lassen, wie es war',
    save: 'Notieren',
    done: 'Notiert für {{name}}',
    failed: 'Wir konnten das Blatt nicht notieren',
  },
} satisfies Translated<typeof it>;
