/** Choosing and cropping a picture, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/pictures.ts';

export default {
  choose: 'Bild auswählen',
  drop: 'oder hierher ziehen.',
  limits: 'JPEG, PNG oder WebP, bis {{megabytes}} MB.',
  reset: 'Zurück zum Standardbild',
  use: 'Dieses Bild verwenden',
  frame: 'Bildausschnitt: mit den Pfeiltasten verschieben',
  zoom: 'Vergrößern',
  trouble: {
    'too-large': 'Die Datei ist größer als {{megabytes}} MB. Wähle eine kleinere.',
    'not-a-picture': 'Diese Datei ist kein Bild im Format JPEG, PNG oder WebP.',
    unreadable: 'Dieses Bild ist beschädigt und lässt sich nicht öffnen. Versuch ein anderes.',
  },
} satisfies Translated<typeof it>;
