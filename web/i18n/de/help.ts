/** The help page: questions of members in plain words, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/help.ts';

export default {
  title: 'Hilfe',
  lead: 'Die häufigsten Fragen. Wenn deine nicht dabei ist, frag deine Bank: Die Nummer steht weiter unten.',
  record: {
    question: 'Wie trage ich Stunden ein?',
    answer:
      'Eingetragen wird von der Person, die geholfen hat. Tippe auf „Eintragen“, wähle, wem du geholfen hast, den Tag, was du getan hast und wie lange. Die Stunden werden gebucht, sobald die andere Person bestätigt.',
    received:
      'Hat dir jemand geholfen? Die andere Person trägt es ein, und du bestätigst es unter „Offen“. Oder du trägst es selbst ein mit „Ich habe Stunden erhalten“: Dein Wort genügt.',
    act: 'Einen Tausch eintragen',
  },
  board: {
    question: 'Wie bitte ich um Hilfe oder biete sie an?',
    answer:
      'Am „Schwarzen Brett“. Schreib, was du brauchst oder anbietest: Wer helfen kann, antwortet, und du wählst aus. Telefon und E-Mail sieht nur, wem du zusagst.',
    act: 'Zum Schwarzen Brett',
  },
  days: {
    question: 'Wie machen wir einen Termin aus?',
    answer:
      'Wer antwortet, kann Tage vorschlagen: Sag zu einem davon Ja, und er ist vereinbart. Oder schlag unter „Termine“ selbst einen vor. Danach fragt das Portal, ob es geklappt hat: Ein Tipp, und die Stunden sind eingetragen.',
    act: 'Zu deinen Terminen',
  },
  company: {
    question: 'Wer hilft mir in den ersten Wochen?',
    answer:
      'Das Büro kann ein Mitglied bitten, dich zu begleiten: Den Namen findest du auf deiner ersten Seite. Von dir ist nicht mehr zu sehen, als jedes Mitglied sieht, und es endet von selbst. Begleitest du gern neue Mitglieder? Sag es in deinem Profil.',
    act: 'Ich begleite gern neue Mitglieder',
  },
  messages: {
    question: 'Wie schreibe ich einem anderen Mitglied?',
    answer:
      'Unter „Nachrichten“ oder aus der Anzeige heraus. Das könnt nur ihr beide lesen, auch nicht das Büro. Wird es nicht bald gelesen, kommt eine E-Mail.',
    act: 'Zu deinen Nachrichten',
  },
  bulletins: {
    question: 'Wie erfahre ich, was in meiner Bank los ist?',
    answer:
      'Die Rundbriefe deiner Bank stehen oben auf „Meine Bank“ und, bis du sie gelesen hast, auf deiner ersten Seite; sie kommen auch per E-Mail, höchstens zwei in der Woche. Wirst du gefragt, ob du kommst, antwortest du mit einem Klick, auch aus der E-Mail: Bis es beginnt, kannst du das ändern. Die anderen lesen, wie viele kommen, nie wer.',
    act: 'Meine Bank',
  },
  mistake: {
    question: 'Was, wenn ich mich vertan habe?',
    answer:
      'Nach jedem Bestätigen oder Stornieren kannst du es zehn Sekunden lang zurücknehmen. Solange ein Tausch offen ist, kannst du ihn stornieren und neu eintragen.',
    later:
      'Ist er schon bestätigt, kann ihn die Person, die geholfen hat, oder die Bank rückgängig machen: Die Stunden gehen zurück.',
    act: 'Deine Tauschvorgänge ansehen',
  },
  negative: {
    question: 'Was bedeutet ein Saldo unter null?',
    answer:
      'Dass du bisher mehr Stunden erhalten als gegeben hast. Das ist nichts Schlimmes, und Zinsen gibt es nicht: In einer Zeitbank ist Bitten so wichtig wie Anbieten. Dein Saldo steigt wieder, wenn du jemandem hilfst, egal wem.',
  },
  password: {
    question: 'Ich habe mein Passwort vergessen',
    answer:
      'Tippe auf der Anmeldeseite auf „Passwort vergessen?“ und gib deine E-Mail-Adresse ein: Du bekommst einen Link, der eine Stunde lang gilt. Wenn du es noch weißt und ändern möchtest, geht das im Profil.',
    act: 'Passwort ändern',
  },
  ask: {
    question: 'Wen kann ich fragen?',
    answer: 'Die Menschen, die deine Bank am Laufen halten. Sie helfen auch mit dem Portal.',
    hours: 'Wann du sie erreichst:',
    noBank: 'Die Menschen, die das Portal betreiben.',
    call: '{{phone}} anrufen',
    write: 'An {{email}} schreiben',
    act: 'Meine Bank: Öffnungszeiten und Adresse',
  },
  status: {
    question: 'Das Portal läuft nicht richtig?',
    answer:
      'Auf der Zustandsseite steht, ob es funktioniert und wann eine Wartung geplant ist. Ist dort alles in Ordnung, lade die Seite neu oder versuch es in ein paar Minuten noch einmal.',
    act: 'Zustand des Portals',
  },
  data: {
    question: 'Wer sieht meine Daten?',
    answer:
      'Mitglieder deiner Bank und der befreundeten Banken sehen deinen Namen und dein Foto. Heißen zwei Personen gleich, sehen sie auch die letzten zwei Ziffern der Telefonnummer und den Monat des Beitritts.',
    administrators:
      'Was du kannst, Telefon und E-Mail sehen Mitglieder nur, wenn du es willst (So erreicht man mich); Geburtsdatum und Saldo sieht nur, wer deine Bank verwaltet. Einen Tausch sehen die beiden Beteiligten und wer ihre Banken verwaltet.',
    act: 'Deine Daten im Profil',
  },
} satisfies Translated<typeof it>;
