/** Passkeys: signing in with them, and those on one's own page. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/passkeys.ts';

export default {
  title: 'Ohne Passwort anmelden',
  lead: 'Mit einem Passkey meldest du dich so an, wie du dein Telefon entsperrst: mit Fingerabdruck, Gesicht oder PIN. Du musst dir nichts merken, und niemand kann dich dazu bringen, ihn auf einer falschen Seite einzutippen. Dein Passwort gilt weiter.',
  line: {
    added: 'Hinzugefügt {{day}}.',
    unused: 'Noch nicht benutzt.',
    used: 'Zuletzt benutzt: {{moment}}.',
  },
  add: {
    act: 'Passkey hinzufügen',
    title: 'Passkey hinzufügen',
    proof: 'Bestätige zuerst, dass du es bist.',
    device:
      'Jetzt ist dieses Gerät dran: Nach „Hinzufügen“ fragt es nach Fingerabdruck, Gesicht oder PIN, wie beim Entsperren. Fingerabdruck und Gesicht bleiben im Gerät: Das Portal sieht sie nicht.',
    name: 'Name des Passkeys',
    nameHint: 'Damit du ihn erkennst, zum Beispiel „Mein Telefon“',
    submit: 'Hinzufügen',
    done: 'Passkey hinzugefügt',
    doneDetail: 'Tippe nächstes Mal auf „Mit einem Passkey anmelden“.',
  },
  rename: {
    act: 'Umbenennen',
    of: 'Umbenennen: {{name}}',
    title: 'Passkey umbenennen',
    submit: 'Speichern',
    done: 'Der Passkey hat einen neuen Namen',
  },
  remove: {
    act: 'Entfernen',
    of: 'Entfernen: {{name}}',
    title: 'Passkey entfernen',
    lead: 'Mit „{{name}}“ kannst du dich dann nicht mehr anmelden. Dein Passwort gilt weiter. Wenn das Gerät ihn noch anbietet, lösche ihn auch dort, bei den Passwörtern.',
    submit: 'Entfernen',
    done: 'Passkey entfernt: {{name}}',
  },
  door: {
    hint: 'Mit Fingerabdruck, Gesicht oder PIN dieses Geräts',
    notEntered: 'Du bist nicht angemeldet',
  },
  trouble: {
    notAdded:
      'Der Passkey wurde nicht hinzugefügt: Die Anfrage wurde geschlossen, oder es hat zu lange gedauert. Versuch es noch einmal, wann du willst.',
    notEntered:
      'Die Anfrage wurde geschlossen, oder auf diesem Gerät ist kein Passkey von dir. Versuch es noch einmal, oder melde dich mit E-Mail und Passwort an: Dann kannst du im Profil unter „Anmeldung und Sicherheit“ einen hinzufügen.',
    unable:
      'Dieses Gerät kann keinen Passkey aufbewahren. Es braucht eine Bildschirmsperre mit Fingerabdruck, Gesicht oder PIN: Schalte sie in den Einstellungen des Geräts ein und versuch es noch einmal.',
    address: 'Passkeys gehen nur an der sicheren Adresse des Portals, die mit https beginnt.',
    browser:
      'Dieser Browser kennt noch keine Passkeys. Aktualisiere ihn, oder nimm ein anderes Gerät.',
    failed: 'Das Gerät hat nicht so geantwortet, wie es sollte. Versuch es gleich noch einmal.',
  },
} satisfies Translated<typeof it>;
