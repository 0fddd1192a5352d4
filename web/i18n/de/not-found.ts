/** The page at an address that leads nowhere, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/not-found.ts';

export default {
  title: 'Diese Seite gibt es nicht',
  text: 'Vielleicht wurde die Adresse nur halb kopiert, oder die Seite ist umgezogen. Deine Stunden sind sicher.',
  act: 'Zurück zum Anfang',
} satisfies Translated<typeof it>;
