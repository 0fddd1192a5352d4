/** What went wrong, for every code of the contract's catalogues, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/errors.ts';

export default {
  codes: {
    'invalid-input':
      'Einige Angaben stimmen nicht. Prüfe die markierten Felder und versuch es noch einmal.',
    'malformed-request':
      'Die Anfrage kam unvollständig an. Lade die Seite neu und versuch es noch einmal.',
    'method-not-allowed':
      'Die Anfrage kam unvollständig an. Lade die Seite neu und versuch es noch einmal.',
    'query-misspelt':
      'Die Anfrage kam unvollständig an. Lade die Seite neu und versuch es noch einmal.',
    'archive-invalid':
      'Dieses Archiv lässt sich nicht importieren: Es ist beschädigt, wurde verändert oder stammt nicht von einem solchen Portal. Exportiere es noch einmal und versuch es erneut.',
    'bank-known':
      'In diesem Portal gibt es schon eine Bank mit diesem Namen: Ein Archiv wird nur einmal importiert.',
    'people-known':
      'Einige Personen in diesem Archiv haben in diesem Portal schon einen Zugang mit derselben E-Mail.',
    'bot-check-failed': 'Die automatische Prüfung ist fehlgeschlagen. Versuch es noch einmal.',
    'token-invalid': 'Dieser Link ist nicht gültig. Vielleicht wurde er nur halb kopiert.',
    'token-expired': 'Dieser Link ist abgelaufen. Fordere einen neuen an.',
    'token-used':
      'Dieser Link wurde schon benutzt. Wenn du ihn noch brauchst, fordere einen neuen an.',
    'mail-too-soon':
      'Wir haben dir gerade erst geschrieben: Warte mindestens 5 Minuten und versuch es dann noch einmal.',
    'password-wrong-or-reused': 'Das alte Passwort ist falsch, oder das neue ist dasselbe',
    'credentials-unrecognised': 'Die eingegebenen Zugangsdaten wurden nicht erkannt',
    'second-factor-needed': 'Es braucht auch den Code des zweiten Schritts.',
    'code-unrecognised': 'Der Code stimmt nicht oder wurde schon benutzt.',
    'challenge-over':
      'Es hat zu lange gedauert, oder es waren zu viele Versuche. Geh zurück und melde dich noch einmal an.',
    'second-factor-required':
      'Für das Büro braucht es den zweiten Schritt. Schalte ihn in „Anmeldung und Sicherheit“ in deinem Profil ein.',
    'second-factor-of-admin':
      'Wer die Bank verwaltet, behält den zweiten Schritt: Zuerst wird die Rolle weggenommen.',
    'second-factor-unreadable':
      'Dein zweiter Schritt lässt sich nicht mehr lesen: Das Portal hat seinen Schlüssel gewechselt. Bitte das Büro, ihn wegzunehmen, und schalte ihn dann neu ein.',
    'passkey-unrecognised':
      'Der Passkey wurde nicht erkannt. Versuch es noch einmal, oder melde dich mit dem Passwort an.',
    'passkey-known': 'Auf diesem Gerät ist schon ein Passkey von dir.',
    'scope-missing': 'Dieser Zugangstoken gilt nicht dafür.',
    'webhooks-full': 'Die Bank hat schon fünf Webhooks: Entfernt zuerst einen.',
    'activities-full': 'Die Liste ist voll.',
    'access-tokens-full':
      'Du hast schon zehn Zugangstoken: Widerrufe zuerst einen, den du nicht mehr brauchst.',
    'passkeys-full':
      'Du hast schon zehn Passkeys: Entferne zuerst einen, den du nicht mehr brauchst.',
    'second-factor-on': 'Der zweite Schritt ist schon eingeschaltet.',
    'second-factor-off': 'Der zweite Schritt ist nicht eingeschaltet. Fang noch einmal an.',
    unauthenticated: 'Deine Sitzung ist beendet. Melde dich neu an.',
    forbidden: 'Das darfst du nicht.',
    'email-not-verified': 'Bestätige zuerst deine E-Mail-Adresse.',
    'already-verified': 'Diese E-Mail-Adresse ist bereits bestätigt!',
    'email-only-by-owner':
      'Die E-Mail einer Person mit Verwaltungsrechten kann nur sie selbst ändern, im eigenen Profil.',
    'already-member': 'Du gehörst schon zu einer Bank.',
    'creditor-cannot-confirm':
      'Wer geholfen hat, kann nicht bestätigen: Das tut, wem geholfen wurde.',
    'debtor-cannot-reverse':
      'Wem geholfen wurde, kann einen bestätigten Tausch nicht allein rückgängig machen.',
    'admin-not-removable': 'Wer die Bank verwaltet, kann nicht ausgeschlossen werden.',
    'bank-suspended': 'Die Bank ist gesperrt: Vorerst kann man nur lesen.',
    'room-closed':
      'Dieser Teil des Portals ist in deiner Bank nicht geöffnet. Das Büro öffnet ihn unter „Bereiche“.',
    'room-in-use': 'Dort wartet noch etwas: erst wird es erledigt, dann geschlossen.',
    'last-admin': 'Das ist die einzige Person, die die Bank verwaltet: Ernenne zuerst eine andere.',
    'person-has-login':
      'Diese Person meldet sich selbst an: Sie ändert, wie man sie erreicht, in ihrem Profil, oder du änderst es in ihren Daten.',
    'own-decision':
      'Über dich entscheidet eine andere Person aus dem Büro. Gibt es nur dich, ernenne eine zweite.',
    'person-without-login':
      'Ohne Zugang kann niemand die Bank verwalten: Lade diese Person zuerst ein.',
    'looks-like-another': 'So jemand ist schon da. Schau nach, ob es dieselbe Person ist.',
    'not-found': 'Das haben wir nicht gefunden. Vielleicht hat sich inzwischen etwas geändert.',
    'email-unknown': 'Die eingegebene E-Mail-Adresse gibt es hier nicht!',
    'two-different-people': 'Niemand begleitet sich selbst: Bitte wählt jemand anderen.',
    'not-a-newcomer':
      'Das Mitglied ist nicht mehr neu: Es sind mehr als neunzig Tage vergangen, es hat schon zwei Mal getauscht, oder es war früher schon hier.',
    'not-willing': 'Dieses Mitglied begleitet keine Neuen mehr: Bitte wählt jemand anderen.',
    'too-many-newcomers':
      'Dieses Mitglied begleitet schon drei Neue, mehr geht nicht. Bitte wählt jemand anderen.',
    'card-number-taken': 'Diese Nummer steht schon auf der Karte eines anderen Mitglieds.',
    'card-number-was-used': 'Diese Nummer stand schon auf der Karte von jemand anderem.',
    'email-taken': 'Die eingegebene E-Mail-Adresse gibt es im Portal schon. Gib eine andere ein',
    'bank-name-taken': 'Eine Bank mit diesem Namen gibt es schon. Wähle einen anderen.',
    'already-requested': 'Du hast schon eine laufende Anfrage.',
    'already-decided': 'Darüber wurde schon entschieden. Lade die Seite neu, um zu sehen, wie.',
    'already-recorded': 'Diese Stunden sind anscheinend schon eingetragen.',
    'changed-meanwhile':
      'Inzwischen hat jemand anderes diese Daten geändert. Sieh nach, was, und speichere noch einmal.',
    'too-young':
      'Um das selbst zu tun, brauchst du das Alter, das die Bank verlangt. Ruf im Büro an: Es macht alles, mit den Personen, die für dich verantwortlich sind.',
    'desk-speaks-for-minor':
      'Bis du das Alter hast, das deine Bank verlangt, macht das Büro das für dich. Ruf dort an.',
    'office-for-adults':
      'Wer unter dem Mindestalter der Bank ist, verwaltet nicht, begleitet niemanden und handelt nicht für andere.',
    'birth-date-missing':
      'Die Bank fragt, wie alt ist, wer beitritt: Das Geburtsdatum fehlt. Schreib es ins Profil oder ruf im Büro an.',
    'fee-missing':
      'Der Beitrag dieses Jahres ist noch offen: Ruf das Büro an, bevor du gegebene Stunden einträgst.',
    'not-insured':
      'Wer gegeben hat, ist für diesen Tag nicht versichert: Ruf das Büro an, bevor du gegebene Stunden einträgst.',
    'limit-reached':
      'Mit diesen Stunden sänke der Saldo unter die Grenze der Bank. Sprich mit dem Büro: Es kann mit einer Begründung bestätigen.',
    'fund-low':
      'Der Stundenfonds würde unter seine Grenze sinken. Warte, bis wieder Stunden hereinkommen, oder ändert die Regel.',
    'share-off':
      'Der Stundenbeitrag ist ausgeschaltet: Du schaltest ihn in den Regeln der Bank ein.',
    'share-announced': 'Der Beitrag dieses Jahres ist schon angekündigt.',
    'share-not-open':
      'Der Beitrag lässt sich noch nicht eintragen: Warte den angekündigten Tag ab, oder kündige ihn noch einmal an.',
    'share-booked': 'Der Beitrag dieses Jahres ist schon eingetragen.',
    'day-over': 'Dieser Tag ist schon vorbei: Wählt einen anderen.',
    'seen-outdated':
      'Inzwischen hat sich etwas geändert: Sieh noch einmal nach, bevor du bestätigst.',
    'not-confirmed': 'Dieser Tausch ist nicht bestätigt.',
    'nothing-to-take-back':
      'Das lässt sich nicht mehr zurücknehmen: Die Sekunden dafür sind vorbei, oder inzwischen hat sich etwas geändert.',
    'cheque-unknown': 'Kein Zeitscheck hat diesen Code. Prüf die Zeichen einzeln.',
    'cheque-used': 'Dieser Zeitscheck ist schon verwendet.',
    'cheque-void': 'Dieser Zeitscheck gilt nicht mehr.',
    'cheque-differs':
      'Wer geholfen hat, hat diesen Zeitscheck mit anderen Stunden, einem anderen Tag oder Namen eingereicht. Frag nach, bevor du ihn einträgst.',
    'cheque-late': 'Dieser Zeitscheck ist überfällig: Kreuze an, dass du ihn trotzdem einträgst.',
    'proxy-is-creditor':
      'Diese Stunden hast du selbst gegeben: Für die Person, die sie erhalten hat, muss die Bank bestätigen.',
    'privacy-notice-changed': 'Der Hinweis hat sich geändert: Hier ist der neue.',
    'notice-alike':
      'Eine solche Anzeige von dir hängt schon am Schwarzen Brett. Du kannst diese trotzdem veröffentlichen.',
    'notice-closed': 'Diese Anzeige hängt nicht mehr am Schwarzen Brett.',
    'too-many-notices':
      'Du hast schon viele Anzeigen: Schließ erst eine, bevor du eine weitere aufhängst.',
    'already-over': 'Es hat schon begonnen oder wurde abgesagt.',
    'past-taking-back':
      'Die zehn Minuten sind vorbei: Die Mitglieder können den Rundbrief lesen. Du kannst ihn berichtigen oder absagen.',
    'guests-not-asked': 'Zu diesem Treffen kommt jede und jeder allein.',
    'too-early': 'Dafür ist es noch zu früh.',
    'own-notice': 'Das ist deine eigene Anzeige.',
    'contact-through-desk': 'Hier vermittelt das Büro der Bank den Kontakt. Ruf im Büro an.',
    'reached-by-desk': 'Diese Person nutzt keine E-Mail: Ruf im Büro ihrer Bank an.',
    'friend-needs-reason':
      'Mitgliedern einer befreundeten Bank schreibst du von ihrer Anzeige oder einem Tausch aus.',
    'person-blocked': 'Du hast diese Person blockiert: Heb das zuerst auf.',
    'thread-over': 'Diese Person ist nicht mehr in ihrer Bank.',
    'too-many-messages': 'Du hast in einer Stunde viel geschrieben. Versuch es später.',
    'too-many-threads': 'Heute hast du schon fünf Unterhaltungen begonnen.',
    'asked-too-often': 'Diese Person wurde diese Woche schon zweimal gefragt. Frag jemand anderen.',
    'too-many-answers':
      'Heute hast du schon auf viele Anzeigen geantwortet. Versuch es morgen wieder.',
    'not-their-delegate':
      'Du bist nicht mehr Vertrauensperson dieser Person. Du handelst wieder für dich selbst.',
    'already-delegate': 'Das ist schon eine Vertrauensperson dieses Mitglieds.',
    'delegate-of-two-bodies':
      'Diese Person handelt schon für zwei Organisationen, mehr geht nicht. Wählt bitte jemand anderen.',
    'body-has-five': 'Für diese Organisation handeln schon fünf Personen: Zuerst hört eine auf.',
    'delegate-of-three':
      'Diese Person handelt schon für drei andere, mehr geht nicht. Wählt bitte jemand anderen.',
    'cheque-own': 'Das ist dein eigener Zeitscheck: Einreichen kann ihn, wer dir geholfen hat.',
    'not-of-this-bank':
      'Dieser Zeitscheck gehört weder zu deiner Zeitbank noch zu einer befreundeten.',
    'already-started': 'Es hat schon begonnen und lässt sich nicht mehr anhalten.',
    'not-finished': 'Es ist noch nicht fertig: Versuch es, sobald alle eingetragen sind.',
    'idempotency-key-reused':
      'Diese Anfrage wurde schon mit anderen Angaben gesendet. Lade die Seite neu.',
    'too-large': 'Die Datei ist zu groß.',
    'import-not-ready':
      'Der Import ist schon weiter, oder jemand anderes arbeitet daran: sieh noch einmal nach.',
    'import-changed':
      'Inzwischen hat sich ein Mitglied geändert: prüf noch einmal und führ den Import dann aus.',
    'import-moved':
      'Mit diesen Mitgliedern wurde schon getauscht: der Import lässt sich nicht mehr als Ganzes zurücknehmen.',
    'import-too-late':
      'Mehr als sieben Tage sind vorbei: der Import lässt sich nicht mehr zurücknehmen.',
    'sheet-empty': 'Die Datei ist leer. Wähl die Tabelle mit den Mitgliedern oder den Stunden.',
    'sheet-too-long':
      'Die Datei hat mehr als 20.000 Zeilen. Teil sie in zwei Dateien und lade sie nacheinander.',
    'sheet-unreadable':
      'Diese Datei ist keine Tabelle, die wir lesen können. Öffne sie in deinem Programm und speichere sie als xlsx, ods oder csv.',
    'sheet-old-format':
      'Das ist eine Datei des alten Excel (.xls). Öffne sie und speichere sie als „Excel-Arbeitsmappe (.xlsx)“.',
    'sheet-locked':
      'Die Datei ist mit einem Passwort geschützt. Öffne sie, entferne das Passwort, speichere sie und lade sie noch einmal.',
    'unsupported-media-type': 'Diese Art von Datei geht hier nicht.',
    'too-many-requests':
      'Zu viele Versuche in kurzer Zeit. Warte ein wenig und versuch es noch einmal.',
    internal: 'Bei uns hat etwas nicht funktioniert. Versuch es später noch einmal.',
    unavailable: 'Das Portal antwortet gerade nicht. Versuch es gleich noch einmal.',
    offline: 'Wir erreichen das Portal nicht. Prüfe die Verbindung und versuch es noch einmal.',
    unreadable: 'Die Antwort des Portals kam nicht ganz an. Versuch es noch einmal.',
  },
  fields: {
    required: 'Diese Angabe fehlt',
    invalid: 'Diese Angabe passt nicht',
    'too-long': 'Dieser Text ist zu lang',
    'email-invalid': 'Diese E-Mail-Adresse ist nicht gültig',
    'emails-differ': 'Die beiden E-Mail-Adressen stimmen nicht überein!',
    'password-weak': 'Das Passwort ist schwach: Unten steht, was fehlt',
    'password-wrong': 'Das Passwort stimmt nicht',
    'code-wrong': 'Der Code stimmt nicht oder wurde schon benutzt',
    'date-invalid': 'Dieses Datum gibt es nicht',
    'password-common':
      'Dieses Passwort gehört zu den häufigsten und ist schnell erraten: Wähle ein anderes, zum Beispiel drei Wörter, die nichts miteinander zu tun haben',
    'date-future': 'Das Datum darf nicht in der Zukunft liegen',
    'date-too-early': 'Das Datum darf nicht vor dem 1. Juni 2019 liegen',
    'hours-invalid': 'Stunden gehen von einer halben bis 100, in halben Schritten',
    'same-person': 'Wer gibt und wer bekommt, müssen zwei verschiedene Personen sein',
    'not-a-member': 'Diese Person ist kein Mitglied der Bank',
    'not-a-member-then': 'Wer unterschrieben hat, war an dem Tag nicht Mitglied der Bank',
    'bank-unknown': 'Diese Bank gibt es nicht',
    'bank-not-linked': 'Diese Bank ist mit deiner nicht befreundet',
    'activity-unknown': 'Diese Tätigkeit gibt es nicht',
    'activity-retired': 'Diese Tätigkeit gibt es nicht mehr',
    'activity-off-board': 'Zu dieser Tätigkeit hat deine Bank keine Anzeigen am Schwarzen Brett',
    'order-reversed': 'Das Ende darf nicht vor dem Anfang liegen',
    'rule-invalid': 'Dieser Wert liegt außerhalb dessen, was diese Regel zulässt',
    'gift-hours-invalid': 'Ein Geschenk beträgt zwischen einer Minute und 100 Stunden',
    'gift-too-large': 'Das ist mehr, als die Bank für ein Geschenk erlaubt',
    'gifts-used-up':
      'Mit diesem Geschenk würdest du die Stunden überschreiten, die man im Jahr schenken darf',
    'notice-title':
      '3 bis 80 Zeichen, ohne Preise, Telefonnummern, E-Mails oder Links: Die Kontakte zeigen wir.',
    'date-past': 'Dieser Tag ist schon vorbei',
    'date-too-far': 'Höchstens ein Jahr voraus',
    'bodies-only': 'Nur für eine Organisation',
    'places-taken': 'Weniger, als schon zugesagt haben',
    'gift-below-band':
      'Mit diesem Geschenk würde dein Saldo unter das sinken, worum die Bank bittet',
    'url-invalid': 'Eine gültige Webadresse sieht so aus: https://www.beispiel.org/',
    'facebook-url-invalid':
      'Eine gültige Facebook-Adresse sieht so aus: https://www.facebook.com/SamJon',
    'image-invalid': 'Diese Datei ist kein Bild, das wir lesen können',
    'one-side-only': 'Wähle nur auf einer Seite mehrere Personen: Gebende oder Empfangende',
    'same-bank': 'Es müssen zwei verschiedene Banken sein',
    taken: 'Das benutzt schon jemand anderes',
  },
  fault: 'Code für alle, die das Portal betreiben: {{id}}',
} satisfies Translated<typeof it>;
