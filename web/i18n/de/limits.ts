/** The band in which a bank asks balances to stay, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/limits.ts';

export default {
  whoNeedsHelp: 'Wer kann mich um Hilfe bitten?',
  after: 'Danach wären es {{after}} auf deinem Konto. Die Bank bittet, über {{low}} zu bleiben.',
  canConfirm:
    'Du kannst bestätigen: Das Büro meldet sich bei dir, um gemeinsam zu finden, wie du ein paar Stunden geben kannst.',
  isBelow:
    'Du bist unter den {{hours}}, um die die Bank bittet. Du kannst bestätigen: Das Büro meldet sich bei dir, um gemeinsam zu finden, wie du ein paar Stunden geben kannst.',
  isBelowZero:
    'Du bist unter null, was die Bank zu vermeiden bittet. Du kannst bestätigen: Das Büro meldet sich bei dir, um gemeinsam zu finden, wie du ein paar Stunden geben kannst.',
  stops:
    'Mit diesen Stunden würdest du auf {{after}} sinken. Bei {{low}} liegt die Grenze deiner Bank. Sprich mit dem Büro: Es kann bestätigen.',
  home: {
    below:
      'Die Bank bittet, über {{low}} zu bleiben: Gemeinsam findet sich, wie du ein paar Stunden geben kannst.',
    above: 'Du hast {{balance}} übrig: Es gibt Menschen, die dir helfen können.',
  },
  desk: {
    title: 'Grenzen des Saldos',
    band: 'Die Bank bittet {{name}}, zwischen <b>{{low}}</b> und <b>{{high}}</b> zu bleiben.',
    exception: 'Das ist eine Ausnahme: Für die anderen sind {{low}} und {{high}} die Grenzen.',
    change: 'Eine Ausnahme machen',
    own: 'Das bist du: Eine Ausnahme für dich macht eine andere Person aus dem Büro.',
    end: 'Ausnahme beenden',
    history: 'Frühere Ausnahmen',
    entry: '{{day}}, {{by}}: {{bounds}}. {{note}}',
    bounds: 'zwischen {{low}} und {{high}}',
    boundsUntil: 'zwischen {{low}} und {{high}}, bis {{until}}',
    asOthers: 'wie für die anderen',
    formTitle: 'Ausnahme für {{name}}',
    formText:
      'Andere Mitglieder sehen sie nicht. Sie darf auch innerhalb des heutigen Saldos liegen.',
    low: 'Stunden unter null',
    high: 'Stunden über null',
    hoursHint: 'Zum Beispiel 30 oder 2,5. Leer: wie für die anderen.',
    until: 'Bis wann',
    untilHint: 'Leer: bis ihr sie ändert.',
    note: 'Warum?',
    noteHint: 'Das lesen nur die Verwalterinnen und Verwalter der Bank.',
    noteMissing: 'Schreib, warum',
    save: 'Ausnahme speichern',
    saved: 'Ausnahme gespeichert',
    ended: 'Ausnahme beendet',
    failed: 'Die Ausnahme wurde nicht gespeichert',
    endTitle: 'Die Ausnahme beenden?',
    endText: 'Für {{name}} sind dann wieder {{low}} und {{high}} die Grenzen.',
    endNote: 'Ausnahme vom Büro beendet',
    keep: 'Nein, sie bleibt',
    below: '{{name}} würde auf {{after}} sinken: Die Bank bittet, über {{low}} zu bleiben.',
    reason: 'Warum bestätigst du trotzdem? Es bleibt beim Tauschgeschäft stehen.',
  },
} as const satisfies Translated<typeof it>;
