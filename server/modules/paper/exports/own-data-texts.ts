/** The words of one's own data: what is in the file, the names of its sheets and of their columns. */
import { LOCALES, type Locale } from '#contract/locales.ts';
import { PERSON_FIELDS } from '#contract/people/person-fields.ts';
import { COLUMN_OF } from '#server/modules/people/accounts/person-columns.ts';
import { COLUMN_WORDS, type Words } from './own-data-column-words.ts';
import type { OwnTableName } from './own-data-tables.ts';
import { SHEET_TEXTS } from './texts.ts';

/** At most 31 characters: the name of a sheet holds no more. */
const TABLE_WORDS: Record<OwnTableName, Words> = {
  person: ['I tuoi dati', 'Your data', 'Deine Daten'],
  erasure: ['Cancellazione richiesta', 'Erasure asked for', 'Gewünschte Löschung'],
  photo: ['La tua foto', 'Your picture', 'Dein Bild'],
  skill: ['Che cosa sai fare', 'What you can do', 'Was du kannst'],
  membership: ['Iscrizioni', 'Memberships', 'Mitgliedschaften'],
  account: ['Conti', 'Accounts', 'Konten'],
  member_band: [
    'Limiti del saldo concordati',
    'Agreed limits of the balance',
    'Vereinbarte Grenzen',
  ],
  privacy_consent: ['Informativa accettata', 'Agreed privacy notice', 'Zugestimmter Hinweis'],
  privacy_reminder: ['Promemoria privacy', 'Privacy reminders', 'Erinnerungen Datenschutz'],
  delegate: ['Persone di fiducia', 'Trusted people', 'Vertrauenspersonen'],
  companion: ['Chi accompagna chi arriva', 'Who accompanies newcomers', 'Wer Neue begleitet'],
  call_note: ['Appunti di telefonate', 'Notes of calls', 'Notizen zu Anrufen'],
  guardian: ['Chi risponde di te', 'Who answers for you', 'Wer für dich verantwortlich ist'],
  register_entry: ['Registro dei soci', 'Register of members', 'Mitgliederverzeichnis'],
  fee: ['Quote', 'Fees', 'Beiträge'],
  insured: ['Assicurazione', 'Insurance', 'Versicherung'],
  member_note: ['Note della segreteria', 'Notes of the desk', 'Notizen des Büros'],
  rest: ['Telefonate rimandate', 'Calls put off', 'Aufgeschobene Anrufe'],
  invitation: ['Inviti', 'Invitations', 'Einladungen'],
  import_row: ['Righe di file caricati', 'Lines of loaded files', 'Zeilen geladener Dateien'],
  bank_application: [
    'Richieste di nuove banche',
    'Applications for banks',
    'Anträge für neue Banken',
  ],
  exchange: ['Scambi', 'Exchanges', 'Tauschgeschäfte'],
  transfer: ['Movimenti del conto', 'Movements of the account', 'Kontobewegungen'],
  past_line: ['Scambi di prima', 'Exchanges of before', 'Frühere Tauschgeschäfte'],
  cheque_book: ['Libretti di assegni', 'Books of cheques', 'Scheckhefte'],
  arrangement: ['Appuntamenti', 'Appointments', 'Termine'],
  standing_arrangement: ['Appuntamenti fissi', 'Standing appointments', 'Feste Termine'],
  attendance: ['Incontri della banca', 'Meetings of the bank', 'Treffen der Bank'],
  bulletin_person: ['Avvisi della banca', 'Announcements of the bank', 'Rundbriefe der Bank'],
  calendar_link: ['Indirizzo del calendario', 'Address of the calendar', 'Adresse des Kalenders'],
  notice: ['Annunci', 'Notices', 'Anzeigen'],
  notice_answer: ['Risposte ad annunci', 'Answers to notices', 'Antworten auf Anzeigen'],
  notice_ask: ['Richieste di aiuto', 'Requests for help', 'Bitten um Hilfe'],
  notice_report: ['Segnalazioni di annunci', 'Reports of notices', 'Meldungen zu Anzeigen'],
  board_digest: ['Novità della bacheca', 'News of the board', 'Neues vom Brett'],
  board_digest_item: ['Annunci nelle novità', 'Notices in the news', 'Anzeigen in den Neuigkeiten'],
  thread: ['Conversazioni', 'Conversations', 'Unterhaltungen'],
  thread_person: ['Fin dove hai letto', 'How far you have read', 'Wie weit du gelesen hast'],
  message: ['I tuoi messaggi', 'Your messages', 'Deine Nachrichten'],
  person_block: ['Persone bloccate', 'Blocked people', 'Blockierte Personen'],
  thanks: ['I tuoi ringraziamenti', 'Your thanks', 'Dein Dank'],
  thread_report: ['Segnalazioni di messaggi', 'Reports of messages', 'Meldungen zu Nachrichten'],
  message_letter: ['Avvisi di messaggi', 'Letters about messages', 'Mails zu Nachrichten'],
  letter_preference: ['Quali email ricevi', 'Which letters you get', 'Welche Mails du bekommst'],
  letter_sent: ['Promemoria inviati', 'Reminders sent', 'Gesendete Erinnerungen'],
  mail_token: ['Link nelle email', 'Links in mails', 'Links in Mails'],
  mail_trouble: ['Email tornate indietro', 'Mails that came back', 'Mails, die zurückkamen'],
  act_token: ['Link che fanno una cosa', 'Links that do one thing', 'Links, die eines tun'],
  push_device: [
    'Dispositivi per le notifiche',
    'Devices for notifications',
    'Geräte für Mitteilungen',
  ],
  session: ['Accessi', 'Sign-ins', 'Anmeldungen'],
  known_device: ['Browser conosciuti', 'Known browsers', 'Bekannte Browser'],
  sign_in_network: ['Reti conosciute', 'Known networks', 'Bekannte Netze'],
  authenticator: ['Secondo passo', 'Second step', 'Zweiter Schritt'],
  passkey: ['Passkey', 'Passkeys', 'Passkeys'],
  access_token: ['Token per programmi', 'Access tokens', 'Token für Programme'],
  audit: ['Storia', 'History', 'Verlauf'],
  audit_change: ['Modifiche ai tuoi dati', 'Changes of your data', 'Änderungen deiner Daten'],
};

const inLanguage = (words: Words, locale: Locale): string =>
  words[LOCALES.indexOf(locale)] ?? words[0];

/** The name of a sheet. */
export function tableWord(table: OwnTableName, locale: Locale): string {
  return inLanguage(TABLE_WORDS[table], locale);
}

/** The header of a column. @throws Error when it has none, which a story excludes */
export function columnWord(column: string, locale: Locale): string {
  const words = COLUMN_WORDS[column];
  const field = PERSON_FIELDS.find((one) => COLUMN_OF[one] === column);
  if (!words && field) return SHEET_TEXTS[locale].person[field];
  if (!words) throw new Error(`the column ${column} has no words`);
  return inLanguage(words, locale);
}

/** What the reader finds in the file; `day` as it is shown. */
export const README: Record<Locale, (day: string) => string> = {
  it: (day) => `Tutti i dati che il portale conserva su di te, il ${day}.

all.xlsx      tutto, un foglio per argomento: si apre con Excel o LibreOffice
*.json        le stesse cose, per i programmi
pictures/     la tua foto e quelle dei tuoi annunci

profile       chi sei, che cosa sai fare
membership    iscrizioni, conti, persone di fiducia, appunti della segreteria su di te
exchanges     scambi e movimenti del conto; i tempi sono in minuti
appointments  appuntamenti
board         annunci e risposte
messages      le conversazioni e i messaggi che hai scritto tu
letters       email e notifiche
sign-in       accessi, dispositivi, chiavi
history       che cosa è stato fatto, da te o per te

I momenti sono scritti come AAAA-MM-GG e ora, con la differenza dall’ora universale.

Che cosa non c’è: password, codici e chiavi, perché il portale ne conserva solo l’impronta;
i recapiti degli altri e le parole che hanno scritto loro. Puoi leggerle nel portale.

Una domanda, un errore da correggere? Scrivi alla tua banca del tempo.
Questo file dice molto di te: conservalo con cura.
`,
  en: (day) => `All that the portal keeps about you, on ${day}.

all.xlsx      everything, a sheet for each subject: opens in Excel or LibreOffice
*.json        the same, for programs
pictures/     your picture, and those of your notices

profile       who you are, what you can do
membership    memberships, accounts, people of trust, what the desk noted about you
exchanges     exchanges and movements of the account; times are in minutes
appointments  appointments
board         notices and answers
messages      conversations, and the messages that you wrote
letters       mails and notifications
sign-in       sign-ins, devices, keys
history       what was done, by you or for you

Moments are written as YYYY-MM-DD and time, with the difference from universal time.

What is not here: passwords, codes and keys, of which the portal keeps a fingerprint alone;
how to reach others, and the words that they wrote. You can read those in the portal.

A question, an error to correct? Write to your time bank.
This file says a lot about you: keep it safe.
`,
  de: (day) => `Alles, was das Portal über dich aufbewahrt, am ${day}.

all.xlsx      alles, ein Blatt je Thema: lässt sich mit Excel oder LibreOffice öffnen
*.json        dasselbe, für Programme
pictures/     dein Bild und die deiner Anzeigen

profile       wer du bist, was du kannst
membership    Mitgliedschaften, Konten, Vertrauenspersonen, Notizen der Geschäftsstelle über dich
exchanges     Tauschgeschäfte und Kontobewegungen; Zeiten in Minuten
appointments  Termine
board         Anzeigen und Antworten
messages      Unterhaltungen und die Nachrichten, die du geschrieben hast
letters       Mails und Mitteilungen
sign-in       Anmeldungen, Geräte, Schlüssel
history       was getan wurde, von dir oder für dich

Zeitpunkte stehen als JJJJ-MM-TT und Uhrzeit, mit dem Abstand zur Weltzeit.

Was fehlt: Passwörter, Codes und Schlüssel, von denen das Portal nur einen Abdruck hat;
wie andere zu erreichen sind und was sie geschrieben haben. Das kannst du im Portal lesen.

Eine Frage, ein Fehler? Schreib deiner Zeitbank.
Diese Datei sagt viel über dich: bewahre sie gut auf.
`,
};
