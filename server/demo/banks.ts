/** The three demo banks, as they present themselves to the public, with their privacy notices. */

const bergamo = {
  name: 'Banca del Tempo di Bergamo',
  description:
    'Dal 1998 ci scambiamo tempo e saperi nei quartieri di Bergamo: un’ora vale un’ora, per chiunque e per qualunque attività. Per iscriversi basta un colloquio e la voglia di dare una mano.',
  opening_hours: 'Martedì dalle 16 alle 18\nSabato dalle 10 alle 12',
  address: 'Via San Tomaso 52, 24121 Bergamo',
  email: 'bergamo@example.org',
  president: 'Giulia Rossi',
  secretary: 'Ernesto Locatelli',
  phone: '+39 035 555 0120',
  association: 'Associazione di promozione sociale (APS)',
  vat: '95000010160',
  web_url: 'https://bergamo.example.org/',
  facebook_url: 'https://www.facebook.com/esempio.bancadeltempo.bergamo',
  founded_on: '1998-03-21',
  created: '775 08:00',
};

const lecco = {
  name: 'Banca del Tempo di Lecco',
  description:
    'Tra il lago e le montagne, una ventina di persone che si aiutano: lezioni, orto, compagnia, piccole riparazioni. Chi vuole conoscerci è sempre il benvenuto.',
  opening_hours: 'Il primo giovedì del mese dalle 20.30, in biblioteca',
  address: 'Piazza Garibaldi 8, 23900 Lecco',
  email: 'lecco@example.org',
  president: 'Ettore Corti',
  secretary: 'Paolo Colombo',
  phone: '+39 0341 555 034',
  association: 'Associazione di promozione sociale (APS)',
  vat: '92000020130',
  web_url: 'https://lecco.example.org/',
  facebook_url: 'https://www.facebook.com/esempio.bancadeltempo.lecco',
  founded_on: '2004-10-09',
  created: '775 08:00',
};

const bozen = {
  name: 'Zeitbank Bozen',
  description:
    'Wir tauschen Zeit statt Geld: Jede Stunde zählt gleich viel, ob Apfelbaumschnitt, Nachhilfe oder ein gemeinsamer Spaziergang.',
  opening_hours: 'Jeden zweiten Mittwoch ab 18 Uhr, im Pfarrheim',
  address: 'Runkelsteiner Straße 11, 39100 Bozen',
  email: 'bozen@example.org',
  president: 'Lukas Hofer',
  secretary: 'Karin Kofler',
  phone: '+39 0471 555 067',
  association: 'Ehrenamtliche Organisation',
  vat: '94000030210',
  web_url: 'https://bozen.example.org/',
  facebook_url: 'https://www.facebook.com/beispiel.zeitbank.bozen',
  founded_on: '2015-05-16',
  created: '775 08:00',
};

/** `created` is days ago and the time in UTC, as in the tables. */
export const BANKS = [
  { ...bergamo, gdpr: italianNotice(bergamo) },
  { ...lecco, gdpr: italianNotice(lecco) },
  { ...bozen, gdpr: germanNotice(bozen) },
];

interface Controller {
  name: string;
  address: string;
  email: string;
}

/** The notice of a small association. */
export function italianNotice({ name, address, email }: Controller): string {
  return `Informativa sul trattamento dei dati personali (articolo 13 del Regolamento UE 2016/679)

1. Titolare del trattamento
${name}, ${address}, e-mail ${email}.

2. Quali dati trattiamo
Nome, cognome, data di nascita, sesso (se indicato), indirizzo e-mail, numero di telefono, lingua preferita, eventuale fotografia e gli scambi di tempo registrati: data, attività, ore, nota e persone coinvolte. Chiediamo di non scrivere nelle note informazioni sulla salute o altri dati particolari.

3. Perché li trattiamo
Per iscriverti alla banca del tempo, metterti in contatto con gli altri soci, tenere i conti delle ore e avvisarti quando uno scambio ti riguarda. La base giuridica è l’esecuzione del rapporto associativo (articolo 6, paragrafo 1, lettera b). La fotografia è facoltativa e si basa sul tuo consenso, che puoi revocare in ogni momento eliminandola dal profilo.

4. Chi li vede
Gli altri soci vedono il tuo nome e cognome e, se lo vuoi, quello che sai fare e come raggiungerti; chi partecipa a uno scambio vede quello scambio. Gli amministratori della banca vedono i dati dei propri soci. Con le banche amiche condividiamo soltanto nome e cognome, perché gli scambi siano possibili. Non cediamo dati a terzi, non facciamo pubblicità e non usiamo profilazione.

5. Per quanto tempo
Per la durata dell’iscrizione. Gli scambi restano nel registro delle ore anche dopo, per dieci anni, perché riguardano anche i conti degli altri soci.

6. I tuoi diritti
Puoi chiedere l’accesso ai tuoi dati, la rettifica, la cancellazione, la limitazione del trattamento e la portabilità, oppure opporti al trattamento, scrivendo a ${email}. Rispondiamo entro un mese. Puoi inoltre presentare reclamo al Garante per la protezione dei dati personali.`;
}

function germanNotice({ name, address, email }: Controller): string {
  return `Information zum Datenschutz (Artikel 13 der Verordnung EU 2016/679)

1. Verantwortlich
${name}, ${address}, E-Mail ${email}.

2. Welche Daten wir verarbeiten
Vorname, Nachname, Geburtsdatum, Geschlecht (falls angegeben), E-Mail-Adresse, Telefonnummer, bevorzugte Sprache, auf Wunsch ein Foto sowie die eingetragenen Tauschvorgänge: Datum, Tätigkeit, Stunden, Anmerkung und beteiligte Personen. Bitte schreiben Sie keine Angaben zur Gesundheit oder andere besondere Daten in die Anmerkungen.

3. Wozu wir sie verarbeiten
Um Sie als Mitglied zu führen, Sie mit anderen Mitgliedern in Verbindung zu bringen, die Stundenkonten zu führen und Sie zu benachrichtigen, wenn ein Tausch Sie betrifft. Rechtsgrundlage ist die Mitgliedschaft (Artikel 6 Absatz 1 Buchstabe b). Das Foto ist freiwillig; Sie können Ihre Einwilligung jederzeit widerrufen, indem Sie es im Profil löschen.

4. Wer sie sieht
Andere Mitglieder sehen Ihren Namen und, wenn Sie es wollen, was Sie können und wie man Sie erreicht; wer an einem Tausch beteiligt ist, sieht diesen Tausch. Die Verwaltung der Zeitbank sieht die Daten der eigenen Mitglieder. Befreundete Zeitbanken erfahren nur Ihren Namen. Wir geben keine Daten an Dritte weiter, machen keine Werbung und erstellen keine Profile.

5. Wie lange
Für die Dauer der Mitgliedschaft. Tauschvorgänge bleiben danach zehn Jahre im Stundenbuch, weil sie auch die Konten anderer Mitglieder betreffen.

6. Ihre Rechte
Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch. Schreiben Sie an ${email}; wir antworten innerhalb eines Monats. Sie können sich auch bei der italienischen Datenschutzbehörde (Garante per la protezione dei dati personali) beschweren.`;
}
