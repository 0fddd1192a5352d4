/** The words of one's own data: what is in the file, the names of its sheets and of their columns. */
import { LOCALES, type Locale } from '#contract/locales.ts';
import type { OwnTableName } from './own-data-tables.ts';

/** Italian, English, German. */
type Words = readonly [string, string, string];

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
  delegate: ['Persone di fiducia', 'People of trust', 'Vertrauenspersonen'],
  call_note: ['Appunti di telefonate', 'Notes of calls', 'Notizen zu Anrufen'],
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
  thread_report: ['Segnalazioni di messaggi', 'Reports of messages', 'Meldungen zu Nachrichten'],
  message_letter: ['Avvisi di messaggi', 'Letters about messages', 'Mails zu Nachrichten'],
  letter_preference: ['Quali email ricevi', 'Which letters you get', 'Welche Mails du bekommst'],
  letter_sent: ['Promemoria inviati', 'Reminders sent', 'Gesendete Erinnerungen'],
  mail_token: ['Link nelle email', 'Links in mails', 'Links in Mails'],
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

const COLUMN_WORDS: Record<string, Words> = {
  access: ['Accesso', 'Access', 'Zugang'],
  act: ['Azione', 'Act', 'Aktion'],
  agreed_at: ['Accettato', 'Agreed', 'Zugestimmt'],
  action: ['Azione', 'Action', 'Aktion'],
  activity: ['Attività', 'Activity', 'Tätigkeit'],
  address: ['Indirizzo', 'Address', 'Adresse'],
  adjusted_minutes: ['Minuti rettificati', 'Adjusted minutes', 'Berichtigte Minuten'],
  asked_at: ['Richiesto', 'Asked', 'Gewünscht'],
  association: ['Associazione', 'Association', 'Verein'],
  at: ['Momento', 'Moment', 'Zeitpunkt'],
  balance_minutes: ['Saldo in minuti', 'Balance in minutes', 'Saldo in Minuten'],
  bank: ['Banca del tempo', 'Time bank', 'Zeitbank'],
  basis: ['Base', 'Basis', 'Grundlage'],
  begun_at: ['Iniziato', 'Begun', 'Begonnen'],
  birth_date: ['Data di nascita', 'Date of birth', 'Geburtsdatum'],
  blocked: ['Persona bloccata', 'Blocked person', 'Blockierte Person'],
  blocked_at: ['Bloccata', 'Blocked', 'Blockiert'],
  body: ['Testo', 'Text', 'Text'],
  browser: ['Browser', 'Browser', 'Browser'],
  cadence: ['Frequenza', 'How often', 'Wie oft'],
  called_at: ['Telefonata', 'Called', 'Angerufen'],
  changed_at: ['Modificato', 'Changed', 'Geändert'],
  cheques: ['Assegni', 'Cheques', 'Schecks'],
  closed_at: ['Chiuso', 'Closed', 'Geschlossen'],
  closed_why: ['Motivo della chiusura', 'Why it was closed', 'Grund der Schließung'],
  confirmed_at: ['Confermato', 'Confirmed', 'Bestätigt'],
  contact: ['Contatto', 'Contact', 'Kontakt'],
  created_at: ['Creato', 'Created', 'Erstellt'],
  creditor: ['Creditore', 'Creditor', 'Gegeben von'],
  creditor_bank: ['Banca creditore', 'Creditor’s bank', 'Bank der gebenden Person'],
  debtor: ['Debitore', 'Debtor', 'Erhalten von'],
  debtor_bank: ['Banca debitore', 'Debtor’s bank', 'Bank der empfangenden Person'],
  decided_at: ['Deciso', 'Decided', 'Entschieden'],
  decision_reason: ['Motivo della decisione', 'Reason of the decision', 'Grund der Entscheidung'],
  delegate: ['Persona di fiducia', 'Person of trust', 'Vertrauensperson'],
  description: ['Descrizione', 'Description', 'Beschreibung'],
  detail: ['Dettagli', 'Details', 'Einzelheiten'],
  due_at: ['Previsto', 'Due', 'Vorgesehen'],
  email: ['Email', 'E-mail', 'E-Mail'],
  email_verified_at: ['Email verificata', 'E-mail verified', 'E-Mail bestätigt'],
  ended_at: ['Finito', 'Ended', 'Beendet'],
  endpoint: ['Indirizzo del browser', 'Address of the browser', 'Adresse des Browsers'],
  every: ['Ogni', 'Every', 'Alle'],
  exchange_id: ['ID dello scambio', 'ID of the exchange', 'Nr. des Tauschgeschäfts'],
  expires_at: ['Scade', 'Expires', 'Läuft ab'],
  facebook_url: ['Facebook', 'Facebook', 'Facebook'],
  field: ['Campo', 'Field', 'Feld'],
  first_serial: ['Primo numero', 'First number', 'Erste Nummer'],
  fixes: ['Correzioni', 'Corrections', 'Korrekturen'],
  founded_on: ['Fondata', 'Founded', 'Gegründet'],
  from_day: ['Dal', 'From', 'Ab'],
  gdpr: ['Informativa sulla privacy', 'Privacy notice', 'Datenschutzhinweis'],
  given_minutes: ['Minuti dati', 'Minutes given', 'Gegebene Minuten'],
  giver: ['Chi dà', 'Giver', 'Gibt'],
  giver_text: ['Chi ha dato', 'Who gave', 'Gegeben von'],
  gives_email: ['Mostra l’email', 'Shows the e-mail', 'Zeigt die E-Mail'],
  gives_phone: ['Mostra il telefono', 'Shows the phone', 'Zeigt die Telefonnummer'],
  gone_at: ['Nessuna lettera da', 'No letters since', 'Keine Briefe seit'],
  hidden_reason: ['Motivo per cui è nascosto', 'Why it is hidden', 'Warum verborgen'],
  high: ['Persona', 'Person', 'Person'],
  high_minutes: ['Minuti al massimo', 'Minutes at most', 'Minuten höchstens'],
  id: ['ID', 'ID', 'Nr.'],
  invited_at: ['Invitato', 'Invited', 'Eingeladen'],
  issued_at: ['Emesso', 'Issued', 'Ausgegeben'],
  kind: ['Tipo', 'Kind', 'Art'],
  last_at: ['Ultima volta', 'Last time', 'Zuletzt'],
  last_sent_at: ['Ultimo messaggio', 'Last message', 'Letzte Nachricht'],
  line: ['Riga', 'Line', 'Zeile'],
  low: ['Persona', 'Person', 'Person'],
  low_minutes: ['Minuti al minimo', 'Minutes at least', 'Minuten mindestens'],
  made_at: ['Fatto', 'Made', 'Angelegt'],
  may_be_asked: ['Può essere chiesto', 'May be asked', 'Darf gefragt werden'],
  minutes: ['Minuti', 'Minutes', 'Minuten'],
  name: ['Nome', 'Name', 'Name'],
  needed_by: ['Serve entro', 'Needed by', 'Gebraucht bis'],
  new_value: ['Nuovo valore', 'New value', 'Neuer Wert'],
  note: ['Nota', 'Note', 'Notiz'],
  notice: ['Annuncio', 'Notice', 'Anzeige'],
  number: ['Numero di tessera', 'Number of the card', 'Kartennummer'],
  old_value: ['Valore di prima', 'Old value', 'Alter Wert'],
  opening_hours: ['Orari', 'Opening hours', 'Öffnungszeiten'],
  outcome: ['Esito', 'Outcome', 'Ergebnis'],
  performed_on: ['Data', 'Date', 'Datum'],
  person: ['Persona', 'Person', 'Person'],
  phone: ['Telefono', 'Phone', 'Telefon'],
  place: ['Luogo', 'Place', 'Ort'],
  place_text: ['Luogo', 'Place', 'Ort'],
  posted_at: ['Registrato', 'Posted', 'Gebucht'],
  pref_locale: ['Lingua preferita', 'Preferred language', 'Bevorzugte Sprache'],
  president: ['Presidente', 'President', 'Vorsitz'],
  privacy_notice: ['Informativa privacy', 'Privacy notice', 'Datenschutzhinweis'],
  proven_email: ['Email dimostrata', 'Proven e-mail', 'Nachgewiesene E-Mail'],
  purpose: ['Scopo', 'Purpose', 'Zweck'],
  raw: ['Riga del file', 'Line of the file', 'Zeile der Datei'],
  reach: ['Chi lo vede', 'Who sees it', 'Wer ihn sieht'],
  read_to: ['Letto fino al messaggio', 'Read to message', 'Gelesen bis Nachricht'],
  reason: ['Motivo', 'Reason', 'Grund'],
  received_minutes: ['Minuti ricevuti', 'Minutes received', 'Erhaltene Minuten'],
  receiver: ['Chi riceve', 'Receiver', 'Erhält'],
  receiver_text: ['Chi ha ricevuto', 'Who received', 'Erhalten von'],
  remembered: ['Resta collegato', 'Stays signed in', 'Bleibt angemeldet'],
  requested_at: ['Richiesto', 'Requested', 'Angefragt'],
  reversal_reason: ['Motivo dell’annullamento', 'Why it was reversed', 'Warum rückgängig'],
  reversed_at: ['Annullato', 'Reversed', 'Rückgängig gemacht'],
  role: ['Ruolo', 'Role', 'Rolle'],
  said_at: ['Detto', 'Said', 'Gesagt'],
  scopes: ['Permessi', 'Scopes', 'Rechte'],
  secretary: ['Segretario', 'Secretary', 'Schriftführung'],
  seen_at: ['Visto l’ultima volta', 'Last seen', 'Zuletzt gesehen'],
  sent_at: ['Inviato', 'Sent', 'Gesendet'],
  sent_on: ['Inviato', 'Sent', 'Gesendet'],
  set_at: ['Stabilito', 'Set', 'Festgelegt'],
  settled_at: ['Chiuso', 'Settled', 'Erledigt'],
  sex: ['Sesso', 'Sex', 'Geschlecht'],
  show_done: ['Mostra che cosa ha fatto', 'Shows what was done', 'Zeigt, was getan wurde'],
  signed_on: ['Firmato', 'Signed', 'Unterschrieben'],
  started_at: ['Iniziata', 'Started', 'Begonnen'],
  starts_at: ['Quando', 'When', 'Wann'],
  starts_at_time: ['Ora', 'Time', 'Uhrzeit'],
  state: ['Stato', 'State', 'Status'],
  surname: ['Cognome', 'Surname', 'Nachname'],
  system: ['Sistema', 'System', 'System'],
  text: ['Testo', 'Text', 'Text'],
  thread_id: ['ID della conversazione', 'ID of the conversation', 'Nr. der Unterhaltung'],
  title: ['Titolo', 'Title', 'Titel'],
  topic: ['Argomento', 'Topic', 'Thema'],
  until: ['Fino al', 'Until', 'Bis'],
  until_day: ['Fino al', 'Until', 'Bis'],
  updated_at: ['Aggiornato', 'Updated', 'Aktualisiert'],
  used_at: ['Usato', 'Used', 'Benutzt'],
  used_on: ['Usato', 'Used', 'Benutzt'],
  vat: ['Partita IVA', 'VAT number', 'USt-IdNr.'],
  visited_at: ['Aperto', 'Opened', 'Geöffnet'],
  way: ['Come', 'How', 'Wie'],
  web_url: ['Sito', 'Web site', 'Website'],
  when_text: ['Quando', 'When', 'Wann'],
  with_factor: ['Con il secondo passo', 'With a second step', 'Mit zweitem Schritt'],
  withdrawn_at: ['Ritirato', 'Withdrawn', 'Zurückgezogen'],
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
