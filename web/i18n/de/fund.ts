/** The hours fund, gifts, hours for the office and group lessons, in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/fund.ts';

export default {
  title: 'Stundenfonds',
  lead: 'Der Stundenfonds gehört allen: Er dankt allen, die das Büro offen halten, und begrüßt Neue.',
  balance: 'Jetzt im Fonds',
  low: 'Er darf bis {{low}} sinken; danach müssen seine Gaben warten.',
  lowBrought:
    'Er darf bis {{low}} sinken: {{span}} unter den mitgebrachten Salden ({{from}}). Danach müssen seine Gaben warten.',
  waiting_one:
    '<b>Ein Tausch</b> wartet ({{hours}}): Er wird bestätigt, sobald der Fonds ihn geben kann.',
  waiting_other:
    '<b>{{count}} Tauschgeschäfte</b> warten ({{hours}}): Sie werden bestätigt, sobald der Fonds sie geben kann.',
  seeWaiting: 'Offene ansehen',
  alone:
    'Du verwaltest die Bank allein: Deine Stunden für das Büro muss jemand anderes bestätigen. Ernenne auf einer Mitgliederseite eine zweite Person.',
  year: 'In diesem Jahr',
  cameIn: 'Woher sie kommen',
  wentOut: 'Wohin sie gehen',
  nothing: 'Noch nichts.',
  kinds: {
    service: 'Stunden Hilfe',
    gift: 'Geschenke',
    share: 'Beiträge',
    opening: 'Übernommene Salden',
    settlement: 'Abgeschlossene Konten',
  },
  moves: 'Bewegungen des Fonds',
  noMoves: 'Der Fonds hat sich noch nicht bewegt',
  noMovesText: 'Geschenke, Beiträge und Stunden für das Büro erscheinen hier.',
  give: 'Schenken',
  share: 'Stundenbeitrag im Jahr',
  lesson: 'Gruppenstunde',
  gift: {
    deskTitle: 'Stunden aus dem Fonds schenken',
    deskText: 'Die Stunden gehen vom Fonds an die Person; sie kann sie zurückschicken.',
    ownTitle: 'Stunden schenken',
    ownText: 'Die Stunden verlassen sofort dein Konto. Wer sie bekommt, kann sie zurückschicken.',
    target: 'An wen?',
    toFund: 'An den Stundenfonds der Bank',
    toPerson: 'An ein anderes Mitglied',
    person: 'Wer sie bekommt',
    personMissing: 'Wähle, wer sie bekommt',
    hours: 'Wie viele Stunden',
    hoursHint: 'Zum Beispiel 1, 1,5 oder 20 Min.',
    note: 'Warum?',
    noteHint: 'Wer sie bekommt, liest es.',
    noteMissing: 'Schreib, warum',
    send: 'Schenken',
    done: '{{hours}} geschenkt',
    waits: 'Das Geschenk wartet auf eine Bestätigung',
    waitsForAnother:
      'Das bestätigt eine andere Person der Verwaltung: niemand schenkt sich selbst etwas.',
    waitsForFund:
      'Der Fonds ist an seiner Grenze: bestätigt wird, wenn Stunden zurückkommen oder ihr die Regel ändert.',
    failed: 'Die Stunden wurden nicht geschenkt',
    noSecond: 'Wenn du es noch einmal versuchst, wird nur einmal geschenkt.',
  },
  lessons: {
    title: 'Gruppenstunde',
    text: 'Alle geben ihre Stunden in den Fonds; der Fonds gibt der Person, die unterrichtet hat, ihre.',
    giver: 'Wer unterrichtet hat',
    receivers: 'Wer teilgenommen hat',
    giverGets: 'Stunden für das Unterrichten',
    giverGetsHint: 'Leer: die Dauer der Stunde und {{preparation}} für die Vorbereitung.',
    giverGetsHintPlain: 'Leer: die Dauer der Stunde.',
    sum: '{{count}} Personen geben {{given}}: {{teacher}} für das Unterrichten, {{toFund}} in den Fonds.',
    missing: { giver: 'Wähle, wer unterrichtet hat', receivers: 'Wähle, wer teilgenommen hat' },
    send: 'Gruppenstunde eintragen',
    done: 'Gruppenstunde eingetragen: {{toFund}} in den Fonds',
    teacherWaits: 'Die Stunden für das Unterrichten warten auf eine Bestätigung',
    failed: 'Die Gruppenstunde wurde nicht eingetragen',
    noSecond: 'Wenn du es noch einmal versuchst, wird sie nur einmal eingetragen.',
  },
  mine: {
    title: 'Stunden schenken oder für die Bank arbeiten',
    text: 'Der Stundenfonds gehört allen: Er dankt allen, die das Büro offen halten, und begrüßt Neue.',
    give: 'Stunden schenken',
    office: 'Stunden für das Büro',
  },
  office: {
    title: 'Stunden für das Büro',
    text: 'Hast du für die Bank selbst gearbeitet? Der Fonds gibt die Stunden. Wer die Bank verwaltet, bestätigt sie.',
    send: 'Stunden eintragen',
    done: 'Stunden eingetragen: Sie warten auf die Bestätigung',
    failed: 'Die Stunden wurden nicht eingetragen',
    noSecond: 'Wenn du es noch einmal versuchst, werden sie nur einmal eingetragen.',
  },
} as const satisfies Translated<typeof it>;
