/** Texts of letters that one may do without, and of the page that a letter's link opens. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/letters.ts';

export default {
  failing: {
    text: 'Mails an {{email}} kommen zurück: Neuigkeiten erreichen dich nicht.',
    correct: 'Berichtigen',
  },
  title: {
    'confirm-exchange': 'Einen Tausch bestätigen',
    'stop-letters': 'E-Mails, die du nicht mehr möchtest',
    'ask-yes': 'Ja, ich kann',
    'ask-not-now': 'Diesmal nicht',
    'renew-notice': 'Gilt sie noch?',
    'close-notice': 'Anzeige abnehmen',
    'accept-first-day': 'Passt dir dieser Tag?',
    'accept-second-day': 'Passt dir dieser Tag?',
    'accept-third-day': 'Passt dir dieser Tag?',
    'agree-arrangement': 'Passt es dir?',
    'keep-account': 'Deine Daten behalten',
    'agree-standing': 'Passt es dir jedes Mal?',
    'done-arrangement': 'Hat es geklappt?',
    'done-arrangement-less': 'Hat es geklappt?',
    'not-done-arrangement': 'Hat nicht stattgefunden',
    attend: 'Kommst du?',
    'reply-message': 'Antworten',
    link: 'Der Link aus deiner E-Mail',
  },
  confirm: {
    thank: '{{name}} danken',
    button: '{{hours}} bestätigen',
    moves: 'Wenn du bestätigst, gehen {{hours}} von dir an {{name}}.',
    wrong: 'Stimmt etwas nicht? Melde dich an und sieh nach: Dort kannst du auch stornieren.',
    look: 'Tausch ansehen',
    done: 'Die Stunden sind bei {{name}}. Dein Saldo ist jetzt {{balance}}',
    confirmed: 'Dieser Tausch ist schon bestätigt: Du musst nichts weiter tun.',
    cancelled: 'Dieser Tausch wurde storniert: Es wurden keine Stunden gebucht.',
    reversed:
      'Dieser Tausch wurde nach der Bestätigung rückgängig gemacht: Die Stunden sind zurück.',
    left: 'Du bist nicht mehr Mitglied der Bank dieses Tauschs. Schreib den Verwaltern, um ihn zu bestätigen.',
  },
  notice: {
    'ask-yes': {
      lead: '{{who}} sucht: „{{title}}“. Nach der Zusage seht ihr gegenseitig Telefon und E-Mail.',
      words: 'Möchtest du etwas dazu schreiben?',
      button: 'Ja, ich kann',
      done: '{{who}} weiß, dass du kannst. Nach der Zusage schreiben wir dir, wie ihr euch erreicht.',
    },
    'ask-not-now': {
      lead: '{{who}} sucht: „{{title}}“. Wenn du nicht kannst, brauchst du nichts zu erklären: Niemand erfährt es.',
      button: 'Diesmal nicht',
      done: 'Alles gut. Niemand erfährt es.',
    },
    'renew-notice': {
      lead: 'Deine Anzeige „{{title}}“ bleibt am Schwarzen Brett.',
      button: 'Ja, sie gilt noch',
      done: 'Die Anzeige „{{title}}“ hängt am Schwarzen Brett.',
    },
    'close-notice': {
      lead: 'Deine Anzeige „{{title}}“ hängt dann nicht mehr am Schwarzen Brett.',
      button: 'Abnehmen',
      done: 'Die Anzeige „{{title}}“ hängt nicht mehr am Schwarzen Brett.',
    },
    over: 'Hier ist nichts mehr zu tun: Du hast schon geantwortet, oder die Anzeige hängt nicht mehr am Schwarzen Brett.',
  },
  day: {
    lead: {
      request: '{{who}} kann dir helfen: „{{title}}“.',
      offer: '{{who}} hätte gern, was du anbietest: „{{title}}“.',
    },
    says: '{{who}} schreibt: „{{text}}“',
    yes: 'Ja, {{day}} um {{time}} Uhr',
    sure: 'Mit dem Ja ist der Tag abgemacht, und ihr seht sofort, wie ihr euch erreicht: Es lässt sich nicht zurücknehmen.',
    look: 'Etwas anderes: Antwort ansehen',
    agreed: 'Abgemacht: {{day}} um {{time}} Uhr.',
    reached: 'So erreichst du {{who}}:',
    isOver: 'Dieser Tag ist schon vorbei.',
    over: 'Hier gibt es nichts mehr zu tun: Die Antwort hat sich inzwischen geändert.',
  },
  message: {
    lead: 'Deine Nachricht geht an {{who}}.',
    about: 'Es geht um die Anzeige „{{title}}“.',
    field: 'Schreib an {{who}}',
    send: 'Senden',
    once: 'Über diesen Link geht eine einzige Nachricht.',
    done: 'Gesendet: {{who}} hat sie jetzt. Melde dich im Portal an, um weiterzuschreiben.',
    over: 'Von hier aus kannst du nicht mehr antworten: Du hast schon geantwortet, die Unterhaltung ist zu Ende, oder die Bank hat die Nachrichten geschlossen. Im Portal findest du alles.',
  },
  appointment: {
    when: '{{day}} um {{time}} Uhr',
    length: 'Es dauert {{length}}.',
    repeats: 'Es wiederholt sich: {{rhythm}}.',
    first: 'Das erste Mal: {{day}}.',
    last: 'Das letzte: bis {{day}}.',
    skip: 'Jeder Termin lässt sich auslassen, und jeder von euch kann es beenden.',
    place: 'Wo: {{place}}',
    belowBand:
      'Mit dieser Hilfe würde dein Saldo auf {{after}} sinken: Die Zeitbank bittet, über {{low}} zu bleiben. Ihr könnt sie kürzen, oder du gibst vorher ein paar Stunden.',
    gives: 'Du hilfst {{who}}.',
    receives: '{{who}} hilft dir.',
    agree: 'Das passt',
    agreed: 'Abgemacht. Wir sagen {{who}} Bescheid.',
    done: 'Erledigt, {{length}}',
    recorded: 'Eingetragen: {{length}}. Nun bestätigt {{who}}.',
    confirmed: 'Eingetragen und bestätigt: {{length}}.',
    recordedBy: 'Schon von {{by}} eingetragen: {{length}}.',
    notDone: 'Hat nicht stattgefunden',
    wasNotDone:
      'Hat nicht stattgefunden: Es werden keine Stunden gebucht. Wir sagen {{who}} Bescheid.',
    over: 'Hier gibt es nichts mehr zu tun: Der Termin hat sich inzwischen geändert.',
  },
  keep: {
    lead: 'Du möchtest, dass wir deine Daten löschen. Wenn du sie behältst, bleibt alles, wie es war.',
    button: 'Meine Daten behalten',
    done: 'Deine Daten bleiben. Wenn nicht du darum gebeten hast, wähle ein anderes Passwort.',
    over: 'Hier ist nichts mehr zu tun: Deine Daten bleiben.',
  },
  stop: {
    others: 'E-Mails über neue, bestätigte und stornierte Tauschgeschäfte kommen auf jeden Fall.',
  },
  topics: {
    reminders: {
      name: 'Erinnerung an Tauschgeschäfte, die auf dich warten',
      hint: 'Eine einzige E-Mail mit allen Tauschgeschäften, die seit mehr als sieben Tagen auf deine Bestätigung warten.',
      stop: 'Wir schicken dir keine Erinnerung mehr an Tauschgeschäfte, die auf deine Bestätigung warten.',
      button: 'Keine Erinnerungen mehr',
      stopped:
        'Du bekommst keine Erinnerungen mehr. Wenn du es dir anders überlegst, findest du sie in deinem Profil.',
    },
    board: {
      name: 'Schwarzes Brett: wer Hilfe sucht, die du geben kannst, und Neues',
      hint: 'Sofort: eine E-Mail, wenn ein Mitglied gerade dich fragt oder etwas in wenigen Tagen nötig ist, höchstens zwei in der Woche, und einmal in der Woche Neues vom Schwarzen Brett. Oder nur die wöchentliche.',
      stop: 'Wir schreiben dir nicht mehr vom Schwarzen Brett: weder ob du jemandem helfen kannst, noch was neu ist.',
      button: 'Keine E-Mails vom Schwarzen Brett mehr',
      stopped:
        'Du bekommst keine E-Mails vom Schwarzen Brett mehr. Wenn du es dir anders überlegst, findest du sie in deinem Profil.',
    },
    appointments: {
      name: 'Am Tag vor einem Termin',
      hint: 'Eine E-Mail um sechs Uhr am Abend vorher. Vorschläge und Antworten kommen immer.',
      stop: 'Wir erinnern dich nicht mehr am Abend vor einem Termin.',
      button: 'Keine Erinnerungen mehr',
      stopped:
        'Du bekommst keine Erinnerung am Abend vorher mehr. Wenn du es dir anders überlegst, findest du sie in deinem Profil.',
    },
    messages: {
      name: 'Nachrichten, die du nicht gelesen hast',
      hint: 'Eine E-Mail nach zehn Minuten, wenn du sie noch nicht gelesen hast: höchstens drei am Tag.',
      stop: 'Wir schicken dir keine E-Mails mehr über ungelesene Nachrichten.',
      button: 'Keine E-Mails über Nachrichten',
      stopped:
        'Du bekommst keine E-Mails mehr über Nachrichten. In deinem Profil kannst du es wieder ändern.',
    },
    thanks: {
      name: 'Wenn sich jemand bei dir bedankt',
      hint: 'Eine E-Mail mit dem Satz der Person, der du geholfen hast, eine für jeden Tausch. Er steht auch bei deinen Tauschgeschäften.',
      stop: 'Wir schicken dir keine E-Mails mehr, wenn sich jemand bei dir bedankt. Die Sätze findest du bei deinen Tauschgeschäften.',
      button: 'Keine E-Mails mit Dank mehr',
      stopped:
        'Du bekommst keine E-Mails mit Dank mehr. Wenn du es dir anders überlegst, findest du sie in deinem Profil.',
    },
    bulletins: {
      name: 'Rundbriefe und Treffen der Bank',
      hint: 'Eine E-Mail, wenn die Bank allen Mitgliedern etwas zu sagen hat: höchstens zwei in der Woche. Einladungen zur Mitgliederversammlung kommen immer.',
      stop: 'Wir schicken dir keine Rundbriefe deiner Bank mehr. Du liest sie im Portal unter „Meine Bank“; Einladungen zur Mitgliederversammlung kommen immer.',
      button: 'Keine Rundbriefe per E-Mail',
      stopped:
        'Du bekommst keine Rundbriefe mehr per E-Mail. Wenn du es dir anders überlegst, findest du sie in deinem Profil.',
    },
  },
  cadences: {
    weekly: 'Einmal in der Woche',
    'at-once': 'Sofort',
    never: 'Nie',
    'day-before': 'Am Abend vorher',
  },
  card: {
    title: 'E-Mails, die du bekommst',
    lead: 'Was deine Stunden oder deinen Zugang betrifft, schreiben wir dir immer. Alles andere bestimmst du.',
    saved: 'Auswahl gespeichert',
    failed: 'Deine Auswahl wurde nicht gespeichert',
  },
  push: {
    title: 'Mitteilungen auf diesem Telefon',
    lead: 'Wenn ein Tausch auf dich wartet oder bestätigt ist oder jemand am Schwarzen Brett antwortet, einen Termin mit dir ausmacht oder dir schreibt, liest du es hier sofort, zusammen mit der E-Mail. Lesen kann es, wer das Telefon in der Hand hat: An einem Computer, den auch andere benutzen, schalte sie nicht ein.',
    states: {
      on: 'Mitteilungen sind eingeschaltet.',
      off: 'Mitteilungen sind ausgeschaltet.',
      denied:
        'Der Browser erlaubt keine Mitteilungen dieser Seite. In seinen Einstellungen kannst du sie unter „Benachrichtigungen“ wieder erlauben.',
      unsupported:
        'Dieser Browser kann keine Mitteilungen zeigen. Auf iPhone und iPad kommen sie, wenn das Portal auf dem Home-Bildschirm liegt.',
    },
    turnOn: 'Mitteilungen einschalten',
    turnOff: 'Mitteilungen ausschalten',
    notTurnedOn: 'Die Mitteilungen wurden nicht eingeschaltet',
    notTurnedOff: 'Die Mitteilungen wurden nicht ausgeschaltet',
  },
  asking: {
    title: 'Wer Hilfe sucht',
    lead: 'Wenn ein Mitglied Hilfe sucht, schlägt das Schwarze Brett vor, wer sie vielleicht geben kann.',
    may: 'Man darf mich um Hilfe bitten',
    mayHint:
      'Ohne das schlagen wir dich niemandem vor, auch nicht dem Büro. Auf Anzeigen antworten kannst du immer.',
    done: 'Andere Mitglieder dürfen lesen, dass ich es schon gemacht habe',
    doneHint:
      'Zum Beispiel: „Anna hat es schon gemacht“. Wie viele Stunden und für wen, ist nicht zu lesen. Das Büro sieht es auf jeden Fall.',
    saved: 'Auswahl gespeichert',
    failed: 'Deine Auswahl wurde nicht gespeichert',
  },
  suspended: {
    title: 'Die Zeitbank ist gesperrt: Das geht vorerst nicht',
    text: 'Wenn sie wieder offen ist, kannst du denselben Link benutzen, wenn nicht schon dreißig Tage vergangen sind. Inzwischen kannst du im Portal alles lesen.',
  },
  trouble: {
    invalid: 'Dieser Link ist nicht gültig. Vielleicht wurde nur die Hälfte kopiert.',
    expired: 'Dieser Link ist abgelaufen: Er gilt dreißig Tage.',
    instead: 'Melde dich beim Portal an: Dort findest du alles, was auf dich wartet.',
    login: 'Anmelden',
  },
  toExchanges: 'Meine Tauschgeschäfte',
  toMessages: 'Meine Nachrichten',
  toBoard: 'Schwarzes Brett',
  toAppointments: 'Meine Termine',
  toLetters: 'Meine E-Mails',
  toProfile: 'Mein Profil',
  meanwhile: 'Inzwischen hat schon jemand entschieden.',
  failed: 'Das hat nicht geklappt',
} satisfies Translated<typeof it>;
