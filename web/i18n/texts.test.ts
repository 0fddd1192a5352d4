/** The sentences of the specification's catalogue (§8) are said with equal care in English and German. */
import { expect, test } from 'vitest';
import { flatTexts, wordsOf } from '#texts/compose.ts';
import { fileReader, namespacesOf } from '#texts/files.ts';

const read = fileReader();

const SENTENCES = {
  en: [
    'User not recognised',
    'The credentials you entered were not recognised',
    'wait at least 5 minutes',
    'This email address is already confirmed!',
    'The email address you entered does not exist!',
    'This confirmation link is not valid',
    'A part of the link is missing',
    'Email not changed',
    'already in the portal. Enter another one',
    'You have been signed out automatically',
    'The old password is wrong, or the new one is the same',
    'Password changed successfully',
    'Your request has reached the bank',
    'Request withdrawn',
    'The two email addresses do not match!',
    'The two passwords do not match!',
    'The password seems strong enough.',
    'Enter an email address',
    'The email address you entered is not valid',
    'Enter your password',
    'Enter your surname',
    'Enter your date of birth',
    'Email confirmed',
    'No bank found',
    'Enter the name of the bank',
    'Enter the text of the privacy notice',
    'Write to the administrators of the portal first',
    'The request for the new bank has been sent',
    'Picture saved',
    'Picture removed',
  ],
  de: [
    'Nicht erkannt',
    'Die eingegebenen Zugangsdaten wurden nicht erkannt',
    'Warte mindestens 5 Minuten',
    'Diese E-Mail-Adresse ist bereits bestätigt!',
    'Die eingegebene E-Mail-Adresse gibt es hier nicht!',
    'Dieser Bestätigungslink ist nicht gültig',
    'fehlt ein Teil des Links',
    'E-Mail nicht geändert',
    'gibt es im Portal schon. Gib eine andere ein',
    'Du wurdest automatisch abgemeldet',
    'Das alte Passwort ist falsch, oder das neue ist dasselbe',
    'Passwort erfolgreich geändert',
    'Deine Anfrage ist bei der Bank angekommen',
    'Anfrage zurückgezogen',
    'Die beiden E-Mail-Adressen stimmen nicht überein!',
    'Die beiden Passwörter stimmen nicht überein!',
    'Das Passwort ist stark genug.',
    'Gib eine E-Mail-Adresse ein',
    'Die eingegebene E-Mail-Adresse ist nicht gültig',
    'Gib das Passwort ein',
    'Gib deinen Nachnamen ein',
    'Gib dein Geburtsdatum ein',
    'E-Mail bestätigt',
    'Keine Bank gefunden',
    'Gib den Namen der Bank ein',
    'Gib den Text des Datenschutzhinweises ein',
    'Schreib zuerst',
    'Die Anfrage für die neue Bank ist gesendet',
    'Bild gespeichert',
    'Bild entfernt',
  ],
};

test.each(Object.entries(SENTENCES))('%s says each sentence', (language, sentences) => {
  const said = namespacesOf()
    .flatMap((name) => flatTexts(wordsOf(read, language, name)))
    .map(([, text]) => text);
  const missing = sentences.filter((sentence) => !said.some((text) => text.includes(sentence)));
  expect(missing).toEqual([]);
});
