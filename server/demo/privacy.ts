/** The privacy notices of the demo banks, as a small association would write them. */
interface Controller {
  name: string;
  address: string;
  email: string;
}

export function italianNotice({ name, address, email }: Controller): string {
  return `Informativa sul trattamento dei dati personali (articolo 13 del Regolamento UE 2016/679)

1. Titolare del trattamento
${name}, ${address}, e-mail ${email}.

2. Quali dati trattiamo
Nome, cognome, data di nascita, sesso (se indicato), indirizzo e-mail, numero di telefono, lingua preferita, eventuale fotografia e gli scambi di tempo registrati: data, attività, ore, nota e persone coinvolte. Chiediamo di non scrivere nelle note informazioni sulla salute o altri dati particolari.

3. Perché li trattiamo
Per iscriverti alla banca del tempo, metterti in contatto con gli altri soci, tenere i conti delle ore e avvisarti quando uno scambio ti riguarda. La base giuridica è l’esecuzione del rapporto associativo (articolo 6, paragrafo 1, lettera b). La fotografia è facoltativa e si basa sul tuo consenso, che puoi revocare in ogni momento eliminandola dal profilo.

4. Chi li vede
Gli altri soci vedono il tuo nome e cognome; chi partecipa a uno scambio vede quello scambio. Gli amministratori della banca vedono i dati dei propri soci. Con le banche amiche condividiamo soltanto nome e cognome, perché gli scambi siano possibili. Non cediamo dati a terzi, non facciamo pubblicità e non usiamo profilazione.

5. Per quanto tempo
Per la durata dell’iscrizione. Gli scambi restano nel registro delle ore anche dopo, per dieci anni, perché riguardano anche i conti degli altri soci.

6. I tuoi diritti
Puoi chiedere l’accesso ai tuoi dati, la rettifica, la cancellazione, la limitazione del trattamento e la portabilità, oppure opporti al trattamento, scrivendo a ${email}. Rispondiamo entro un mese. Puoi inoltre presentare reclamo al Garante per la protezione dei dati personali.`;
}

export function germanNotice({ name, address, email }: Controller): string {
  return `Information zum Datenschutz (Artikel 13 der Verordnung EU 2016/679)

1. Verantwortlich
${name}, ${address}, E-Mail ${email}.

2. Welche Daten wir verarbeiten
Vorname, Nachname, Geburtsdatum, Geschlecht (falls angegeben), E-Mail-Adresse, Telefonnummer, bevorzugte Sprache, auf Wunsch ein Foto sowie die eingetragenen Tauschvorgänge: Datum, Tätigkeit, Stunden, Anmerkung und beteiligte Personen. Bitte schreiben Sie keine Angaben zur Gesundheit oder andere besondere Daten in die Anmerkungen.

3. Wozu wir sie verarbeiten
Um Sie als Mitglied zu führen, Sie mit anderen Mitgliedern in Verbindung zu bringen, die Stundenkonten zu führen und Sie zu benachrichtigen, wenn ein Tausch Sie betrifft. Rechtsgrundlage ist die Mitgliedschaft (Artikel 6 Absatz 1 Buchstabe b). Das Foto ist freiwillig; Sie können Ihre Einwilligung jederzeit widerrufen, indem Sie es im Profil löschen.

4. Wer sie sieht
Andere Mitglieder sehen Ihren Namen; wer an einem Tausch beteiligt ist, sieht diesen Tausch. Die Verwaltung der Zeitbank sieht die Daten der eigenen Mitglieder. Befreundete Zeitbanken erfahren nur Ihren Namen. Wir geben keine Daten an Dritte weiter, machen keine Werbung und erstellen keine Profile.

5. Wie lange
Für die Dauer der Mitgliedschaft. Tauschvorgänge bleiben danach zehn Jahre im Stundenbuch, weil sie auch die Konten anderer Mitglieder betreffen.

6. Ihre Rechte
Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch. Schreiben Sie an ${email}; wir antworten innerhalb eines Monats. Sie können sich auch bei der italienischen Datenschutzbehörde (Garante per la protezione dei dati personali) beschweren.`;
}
