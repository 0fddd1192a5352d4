/** Letters about a person’s own account. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/accounts.ts';

export default {
  'verify-email': {
    subject: 'Bestätige deine E-Mail-Adresse',
    lead: 'Vielen Dank für deine Registrierung bei {{portal}}. Bitte bestätige zum Abschluss, dass diese E-Mail-Adresse dir gehört.',
    rest: 'Der Link gilt bis {{until}}.',
    button: 'Meine Adresse bestätigen',
    closing:
      'Hast du dich nicht registriert? Dann musst du nichts tun: Ohne Bestätigung wird die Adresse nicht verwendet.',
  },
  'reset-password': {
    subject: 'Wähle ein neues Passwort',
    lead: 'Jemand hat ein neues Passwort für dein Konto bei {{portal}} angefordert. Wenn du das warst, kannst du es jetzt wählen.',
    rest: 'Der Link gilt einmal, bis {{until}}.',
    button: 'Neues Passwort wählen',
    closing: 'Warst du das nicht? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  },
  invitation: {
    subject: 'Deine Zeitbank lädt dich ins Portal ein',
    lead: 'Deine Zeitbank hat dir die Tür zu {{portal}} geöffnet: Wähle ein Passwort, dann siehst du von zu Hause deinen Saldo, erfasst gegebene Stunden und bestätigst erhaltene.',
    rest: 'Deine Tauschgeschäfte, dein Saldo und die Nummer deiner Karte bleiben, wie sie sind.',
    end: 'Der Link gilt einmal, bis {{until}}.',
    button: 'Dein Passwort wählen',
    closing:
      'Du bist in keiner Zeitbank? Jemand hat sich bei einer Adresse vertippt: Du musst nichts tun.',
    closing_member:
      'Du bist nicht in dieser Zeitbank? Jemand hat sich bei einer Adresse vertippt: Öffne den Link nicht und sag es {{bank}}',
  },
  'password-changed': {
    subject: 'Dein Passwort wurde geändert',
    lead: 'Das Passwort deines Kontos bei {{portal}} wurde geändert. Auf deinen anderen Geräten musst du dich neu anmelden.',
    rest: 'Auch verbundene Programme und Kalender musst du neu verbinden, und die Knöpfe in E-Mails, die du schon hast, gelten nicht mehr.',
    end: 'Wenn du es selbst geändert hast, ist alles in Ordnung. Wenn nicht, wähle gleich ein anderes Passwort.',
    button: 'Anderes Passwort wählen',
  },
  'signed-in-elsewhere': {
    subject: 'Anmeldung von einem neuen Gerät',
    lead: 'Jemand hat sich mit deiner E-Mail und deinem Passwort bei {{portal}} angemeldet, von einem Gerät oder einem Browser, den du noch nie benutzt hast.',
    rest: 'Warst du das? Dann ist alles in Ordnung, und du musst nichts tun.',
    end: 'Warst du das nicht? Beende die Sitzungen, die du nicht kennst, und wähle gleich ein anderes Passwort.',
    button: 'Ansehen, wo du angemeldet bist',
    other: 'Anderes Passwort wählen',
    device: '{{browser}} auf {{system}}',
    unknownDevice: 'Wissen wir nicht',
    details: {
      device: 'Gerät',
      at: 'Wann',
    },
  },
  'sign-in-guard-changed': {
    subject_on: 'Der zweite Schritt bei der Anmeldung ist eingeschaltet',
    subject_off: 'Der zweite Schritt bei der Anmeldung ist ausgeschaltet',
    'subject_codes-renewed': 'Du hast neue Ersatzcodes',
    'subject_code-used': 'Ein Ersatzcode wurde benutzt',
    'subject_removed-by-desk': 'Das Büro hat den zweiten Schritt ausgeschaltet',
    'subject_removed-at-machine':
      'Die Betreiber des Portals haben den zweiten Schritt ausgeschaltet',
    'subject_passkey-added': 'Du hast einen neuen Passkey',
    'subject_passkey-removed': 'Ein Passkey wurde entfernt',
    'subject_token-made': 'Du hast einen Zugang für ein Programm angelegt',
    lead_on:
      'Ab jetzt braucht es für die Anmeldung bei {{portal}} dein Passwort und einen Code deiner App. Bewahre die Ersatzcodes auf: Du brauchst sie, wenn du dein Telefon verlierst.',
    lead_off:
      'Für die Anmeldung bei {{portal}} genügt wieder dein Passwort: Ein Code deiner App ist nicht mehr nötig.',
    'lead_codes-renewed':
      'Für dein Konto bei {{portal}} wurden zehn neue Ersatzcodes gemacht. Die bisherigen gelten nicht mehr.',
    'lead_code-used':
      'Mit deinem Konto bei {{portal}} wurde einer deiner Ersatzcodes benutzt. Dieser Code gilt nicht mehr.',
    'lead_removed-by-desk':
      'Das Büro deiner Bank hat den zweiten Schritt deiner Anmeldung bei {{portal}} ausgeschaltet, weil du gesagt hast, dass du dein Telefon nicht mehr hast. Jetzt genügt dein Passwort: Schalte ihn im Profil wieder ein, wenn du kannst.',
    'lead_removed-at-machine':
      'Die Betreiber von {{portal}} haben den zweiten Schritt deiner Anmeldung ausgeschaltet, weil du gesagt hast, dass du dein Telefon nicht mehr hast. Jetzt genügt dein Passwort: Schalte ihn im Profil wieder ein, wenn du kannst.',
    'lead_passkey-added':
      'Ab jetzt öffnet sich dein Konto bei {{portal}} auch auf einem Gerät, das Fingerabdruck, Gesicht oder PIN erkennt, ohne dass das Passwort getippt wird.',
    'lead_passkey-removed':
      'Der entfernte Passkey öffnet {{portal}} nicht mehr. Dein Passwort gilt wie bisher.',
    'lead_token-made':
      'Ab jetzt darf ein Programm {{portal}} in deinem Namen nutzen, für das, was du gewählt hast, und bis zu dem Tag, den du gewählt hast. In deinem Profil kannst du den Zugang jederzeit widerrufen.',
    rest: 'Wenn du es warst, ist alles in Ordnung. Wenn nicht, wähle gleich ein anderes Passwort und sieh nach, wo du angemeldet bist.',
    button: 'Deine Anmeldung ansehen',
    other: 'Anderes Passwort wählen',
  },
  'erasure-asked': {
    subject: 'Du möchtest, dass wir deine Daten löschen',
    lead: 'Ab {{due}} löschen wir bei {{portal}} deinen Namen, deine Kontaktdaten, dein Bild, deine geschriebenen Worte und alles, womit du dich anmeldest. Danach führt kein Weg zurück.',
    rest: 'Deine Tauschgeschäfte bleiben mit Stunden, Tag und Tätigkeit in den Büchern, weil sie auch andere betreffen: Statt deines Namens steht dort eine Nummer.',
    end: 'Hast du es dir anders überlegt, oder warst du es nicht? Bis dahin genügt ein Klick. Wenn du es nicht warst, wähle auch ein anderes Passwort.',
    button: 'Meine Daten behalten',
    other: 'Anderes Passwort wählen',
  },
  'email-changed': {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    lead: 'Die Adresse deines Kontos bei {{portal}} wurde geändert: Ab jetzt meldest du dich mit der neuen an, und an diese schreiben wir nicht mehr.',
    rest_undoable:
      'Ist die neue Adresse falsch, oder warst du das nicht? Geh zurück: Dann gilt wieder diese. Das geht bis {{until}}.',
    button: 'Mit der neuen Adresse anmelden',
    button_undoable: 'Zurück zu dieser Adresse',
    closing: 'Stimmt etwas nicht? Schreib den Betreibern des Portals.',
    closing_member: 'Stimmt etwas nicht? Schreib gleich deiner Bank: {{bank}}',
  },
  'email-new': {
    subject: 'Ab jetzt gilt diese Adresse zum Anmelden',
    lead: 'Dies ist die neue E-Mail-Adresse eines Kontos bei {{portal}}: Ab jetzt erfolgt die Anmeldung damit. Das Passwort bleibt dasselbe.',
    button: 'Anmelden',
    closing:
      'Du kennst {{portal}} nicht? Dann hat jemand deine Adresse aus Versehen eingetippt, und du musst nichts tun.',
  },
  'email-restored': {
    subject: 'Die Änderung der E-Mail-Adresse wurde zurückgenommen',
    lead: 'Mit dem Link, der an die alte Adresse ging, wurde die Änderung der E-Mail-Adresse eines Kontos bei {{portal}} zurückgenommen: Die Anmeldung erfolgt wieder mit der alten Adresse, und an diese schreiben wir nicht mehr.',
    button: 'Mit der alten Adresse anmelden',
    closing: 'War die neue Adresse richtig? Schreib den Betreibern des Portals.',
    closing_member: 'War die neue Adresse richtig? Schreib deiner Bank: {{bank}}',
  },
} satisfies Translated<typeof it>;
