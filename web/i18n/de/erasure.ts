/** Being erased: what goes, what stays, asking for it and taking it back. */
import type it from '../it/erasure.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: 'Deine Daten löschen',
  lead: 'Du kannst verlangen, dass das Portal vergisst, wer du bist.',
  goes: 'Gelöscht werden Name, Kontaktdaten, Bild, Geburtsdatum, Passwort, Passkeys und Geräte und was du in Nachrichten, Anzeigen und Antworten geschrieben hast.',
  stays:
    'Es bleiben die Tauschgeschäfte mit Stunden, Tag, Tätigkeit und Notiz, denn die Bücher gehören auch denen, mit denen du getauscht hast, und die Worte der anderen. Statt deines Namens steht dort eine Nummer, zum Beispiel Person 4711.',
  obstacle: {
    member:
      'Du bist Mitglied einer Zeitbank. Bitte zuerst ihr Büro, dein Konto zu schließen; dann komm hierher zurück.',
    'last-admin':
      'Nur du verwaltest deine Zeitbank. Ernenne zuerst jemand anderen und lass dein Konto schließen; dann komm hierher zurück.',
    'portal-admin':
      'Du verwaltest das Portal. Zuerst nimmt, wer es betreibt, deine Adresse aus den Verwaltern heraus.',
    'request-open':
      'Eine Anfrage von dir wartet auf Antwort. Zieh sie zuerst zurück; dann komm hierher zurück.',
  },
  act: 'Meine Daten löschen',
  waits:
    'Du möchtest, dass wir deine Daten löschen. Wir tun es {{day}}; bis dahin kannst du es zurücknehmen.',
  keep: {
    act: 'Meine Daten behalten',
    done: 'Deine Daten bleiben',
    failed: 'Es ließ sich nicht zurücknehmen',
  },
  ask: {
    title: 'Möchtest du deine Daten löschen?',
    lead: 'Wir tun es in {{days}} Tagen. Du bekommst gleich eine E-Mail mit einem Link, um es zurückzunehmen. Danach geht es nicht mehr.',
    submit: 'Meine Daten löschen',
    done: 'Anfrage angekommen: Sieh in deine E-Mails',
  },
} as const satisfies Translated<typeof it>;
