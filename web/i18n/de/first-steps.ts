/** The first steps of a bank that begins, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/first-steps.ts';

export default {
  title: 'Erste Schritte',
  lead: 'Fangt hier an. Diese Seite zählt sie von selbst und macht dann der täglichen Arbeit Platz.',
  count: '{{count}} von {{of}}',
  done: 'Erledigt:',
  open: 'Zu tun:',
  away: 'Weglegen',
  putAway: 'Erste Schritte weggelegt',
  putAwayDetail: 'Du findest sie weiter unten, bei den Daten der Bank.',
  putAwayFailed: 'Die ersten Schritte sind noch hier',
  steps: {
    administrators: {
      title: 'Hol jemanden an deine Seite',
      hint: 'Öffne die Seite eines Mitglieds, das das Portal nutzt: Hinter den drei Punkten steht <b>Verwaltung übertragen</b>.',
      hintAlone:
        'Nimm auf, wer dir hilft, mit E-Mail-Adresse, und schick die Einladung. Danach steht <b>Verwaltung übertragen</b> hinter den drei Punkten auf der Seite der Person.',
      act: 'Mitglied wählen',
      actAlone: 'Aufnehmen, wer hilft',
    },
    place: {
      title: 'Sagt, wo und wann man euch findet',
      hint: 'Telefon und Öffnungszeiten sucht man zuerst.',
      act: 'Telefon und Zeiten angeben',
    },
    members: {
      title: 'Bring die ersten zehn Menschen mit',
      hint: 'Vorname und Nachname genügen, auch ohne E-Mail.',
      act: 'Aus einer Tabelle',
      second: 'Einzeln',
    },
    skills: {
      title: 'Fragt alle, was sie können',
      hint: 'Ein Bogen mit Kästchen zum Kopieren. Die Kreuze kommen auf die Seite jedes Mitglieds.',
    },
    requests: {
      title: 'Drei Gesuche am Schwarzen Brett',
      hint: 'Gesuche, keine Angebote: Mit einem Angebot kann niemand helfen.',
      act: 'Das erste schreiben',
      next: 'Das nächste schreiben',
    },
    exchange: {
      title: 'Der erste bestätigte Tausch',
      hint: 'Wer hat gegeben, wer hat erhalten, wie viele Stunden.',
      act: 'Eintragen',
    },
    pairs: {
      title: 'Fünf verschiedene Paare',
      hint: 'Menschen, die sich geholfen haben, und nicht immer dieselben zwei.',
      act: 'Tausch eintragen',
    },
  },
} satisfies Translated<typeof it>;
