/** Words of the parts themselves, in German. */
import type it from '../it/ui.ts';
import type { Translated } from '../rooms.ts';

export default {
  skip: 'Zum Inhalt springen',
  menu: 'Hauptmenü',
  tabs: 'Schnellmenü',
  sections: 'Abschnitte dieser Seite',
  close: 'Schließen',
  ok: 'OK',
  cancel: 'Abbrechen',
  optional: 'freiwillig',
  choose: 'Bitte wählen…',
  nothingFound: 'Nichts gefunden',
  language: 'Sprache',
  loading: 'Einen Moment…',
  busy: 'Wird erledigt…',
  tryAgain: 'Erneut versuchen',
  picture: {
    choose: 'Bild auswählen',
    drop: 'oder hierher ziehen.',
    limits: 'JPEG, PNG oder WebP, bis {{megabytes}} MB.',
    reset: 'Zurück zum Standardbild',
    use: 'Dieses Bild verwenden',
    frame: 'Bildausschnitt: mit den Pfeiltasten verschieben',
    zoom: 'Vergrößern',
    trouble: {
      'too-large': 'Die Datei ist größer als {{megabytes}} MB. Wählen Sie eine kleinere.',
      'not-a-picture': 'Diese Datei ist kein Bild im Format JPEG, PNG oder WebP.',
      unreadable:
        'Dieses Bild ist beschädigt und lässt sich nicht öffnen. Versuchen Sie ein anderes.',
    },
  },
  notice: { info: 'Hinweis', success: 'Erledigt', warning: 'Bitte beachten', error: 'Fehler' },
  plus: 'plus',
  minus: 'minus',
  password: { show: 'Anzeigen', hide: 'Verbergen' },
  passwordHint: {
    missing: 'Es fehlt noch:',
    strong: 'Das Passwort ist stark genug.',
  },
  errors: {
    one: 'Eine Angabe stimmt noch nicht',
    many: '{{count}} Angaben stimmen noch nicht',
  },
  scheme: { label: 'Darstellung', light: 'Hell', dark: 'Dunkel', auto: 'Wie das Gerät' },
  table: {
    sortBy: 'Sortieren nach',
    ascending: 'aufsteigend',
    descending: 'absteigend',
    loading: 'Die Liste wird geladen…',
    range: '{{from}}–{{to}} von {{total}}',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    first: 'Erste Seite',
    last: 'Letzte Seite',
    pages: 'Seiten',
  },
} satisfies Translated<typeof it>;
