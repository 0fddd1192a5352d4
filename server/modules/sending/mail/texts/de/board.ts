/** Letters about the board. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/board.ts';

export default {
  'notice-answered': {
    subject: '{{who}} antwortet auf deine Anzeige: {{title}}',
    lead_request: '{{who}} kann dir helfen und hat auf deine Anzeige „{{title}}“ geantwortet.',
    lead_offer:
      '{{who}} hätte gern, was du anbietest, und hat auf deine Anzeige „{{title}}“ geantwortet.',
    rest: 'Wenn du Ja sagst, zeigen wir euch beiden, wie ihr euch erreicht. Bis dahin sieht niemand deine Kontaktdaten.',
    button: 'Lesen und antworten',
    button_days: 'Ja, {{when}}',
    other_days: 'Etwas anderes: lesen und antworten',
    closing_days:
      'Mit einem Ja ist der Tag abgemacht, und ihr seht gleich, wie ihr euch erreicht: Es lässt sich nicht zurücknehmen.',
    details: { says: 'Schreibt', days: 'Passende Tage' },
  },
  'answer-accepted': {
    subject: '{{who}} hat Ja gesagt: {{title}}',
    lead: '{{who}} hat Ja zu deiner Antwort auf die Anzeige „{{title}}“ gesagt. Nun könnt ihr alles vereinbaren.',
    button: 'Anzeige öffnen',
    closing_request: 'Wenn du geholfen hast, trag den Tausch auf der Seite der Anzeige ein.',
    closing_offer:
      'Danach trägt die Person, die dir geholfen hat, den Tausch ein; du kannst es auch selbst auf der Seite der Anzeige tun.',
    details: { desk: 'Ruf im Büro an', phone: 'Telefon', email: 'E-Mail' },
  },
  'notice-allowed': {
    subject: 'Deine Anzeige hängt am Brett: {{title}}',
    lead: 'Das Büro deiner Zeitbank ({{bank}}) hat deine Anzeige „{{title}}“ angesehen: Nun hängt sie am Brett.',
    button: 'Anzeige ansehen',
  },
  'notice-posted-for': {
    subject: 'Deine Anzeige am Brett: {{title}}',
    lead: 'Das Büro deiner Zeitbank ({{bank}}) hat für dich die Anzeige „{{title}}“ ans Brett gehängt.',
    rest: 'Du kannst sie jederzeit ändern oder abnehmen.',
    button: 'Anzeige ansehen',
  },
  'notice-hidden': {
    subject: 'Deine Anzeige hängt nicht mehr am Brett: {{title}}',
    lead: 'Das Büro deiner Zeitbank ({{bank}}) hat deine Anzeige „{{title}}“ vom Brett genommen.',
    button: 'Anzeige ansehen',
    closing: 'Du kannst sie ändern, und das Büro kann sie wieder aufhängen.',
    details: { why: 'Warum' },
  },
  'notice-asked': {
    subject: '{{who}} sucht: {{title}}',
    lead: '{{who}} sucht: „{{title}}“. Kannst du helfen?',
    rest: 'Wenn du nicht kannst, brauchst du nichts zu erklären.',
    button: 'Ja, ich kann',
    other: 'Diesmal nicht',
    closing: 'Wenn du Ja sagst und {{who}} annimmt, seht ihr gegenseitig Telefon und E-Mail.',
    details: { when: 'Wann', until: 'Bis', says: 'Schreibt' },
  },
  'notice-due': {
    subject_request: 'Hast du jemanden gefunden? {{title}}',
    subject_offer: 'Gilt sie noch? {{title}}',
    lead_request:
      'Hast du jemanden gefunden, der dir hilft? Deine Anzeige „{{title}}“ hängt noch am Brett.',
    lead_offer: 'Gilt sie noch? Deine Anzeige „{{title}}“ hängt seit einem Jahr am Brett.',
    button_request: 'Nein, noch 30 Tage hängen lassen',
    button_offer: 'Ja, sie gilt noch',
    other_request: 'Ja, oder nicht mehr nötig',
    other_offer: 'Nein, abnehmen',
    closing_request: 'Wenn du nicht antwortest, pausieren wir sie in zwei Wochen.',
    closing_offer: 'Wenn du nicht antwortest, pausieren wir sie in einem Monat.',
  },
  'notice-paused': {
    subject: 'Anzeige pausiert: {{title}}',
    lead: 'Wir haben keine Antwort bekommen, deshalb hängt deine Anzeige „{{title}}“ nicht mehr am Brett. Ein Klick bringt sie zurück.',
    button: 'Wieder aufhängen',
    other: 'Anzeige ansehen',
  },
  'board-digest': {
    subject_zero: 'Neues vom Schwarzen Brett',
    subject_one: 'Jemand sucht Hilfe, die du geben kannst',
    subject_other: '{{count}} Personen suchen Hilfe, die du geben kannst',
    lead_zero: 'Das ist neu am Schwarzen Brett deiner Bank.',
    lead: 'Hier siehst du, wer Hilfe sucht, die du geben kannst, und was am Schwarzen Brett neu ist. Wenn du nicht kannst, brauchst du nicht zu antworten.',
    button: 'Schwarzes Brett öffnen',
    closing_monthly:
      'Die letzten E-Mails haben dich nicht ans Schwarze Brett gebracht; darum schreiben wir dir jetzt einmal im Monat. Wenn du es von hier aus öffnest, schreiben wir wieder jede Woche.',
    request: 'Sucht',
    offer: 'Bietet',
    bulletin: 'Rundbrief der Bank',
    meeting: 'Treffen einer befreundeten Bank',
    opened: 'Neu in deiner Bank',
    openedMessages: 'Nachrichten: Mitglieder schreiben sich jetzt im Portal',
    openedBulletin: 'Rundbriefe: was die Bank allen zu sagen hat, und ihre Treffen',
    openedFund: 'Stundenfonds: Du kannst der Bank oder einem Mitglied jetzt Stunden schenken',
    until: 'bis {{day}}',
  },
} satisfies Translated<typeof it>;
