/** A member's exchanges, in German. */
import words from '#texts/de/exchange-words.ts';
import type { Translated } from '#texts/translated.ts';
import type it from '../it/exchanges.ts';

export default {
  home: {
    tab: 'Start',
    hello: 'Guten Tag, {{name}}',
    balance: 'Dein Saldo',
    bar: '{{given}} gegeben, {{received}} erhalten',
    madeOf: 'Du hast <b>{{given}}</b> gegeben und <b>{{received}}</b> erhalten.',
    fresh:
      'Hier werden deine Stunden stehen: Sie wachsen, wenn du hilfst, und sinken, wenn man dir hilft.',
    pending: {
      given:
        'Offen: <b>+{{given}}</b>; nach den Bestätigungen wird dein Saldo <b>{{after}}</b> betragen.',
      received:
        'Offen: <b>{{received}}</b>; nach den Bestätigungen wird dein Saldo <b>{{after}}</b> betragen.',
      both: 'Offen: <b>+{{given}}</b> und <b>{{received}}</b>; nach allen Bestätigungen wird dein Saldo <b>{{after}}</b> betragen.',
    },
    waiting: 'Du bist dran',
    nothingWaits:
      'Nichts wartet auf dich. Stunden zum Bestätigen, Antworten und Vorschläge erscheinen hier.',
    settled: 'Das wartet nicht mehr auf dich.',
    newcomers_one: 'Etwas Neues, zeig es',
    newcomers_other: '{{count}} neue Dinge, zeig sie',
    all: 'Alles ansehen ({{count}})',
    more_one: 'Und eins mehr.',
    more_other: 'Und {{count}} mehr.',
    withOthers_one: 'Ein Tausch von dir wartet auf jemand anderen.',
    withOthers_other: '{{count}} Tauschgeschäfte von dir warten auf andere.',
    seeWaiting: 'Alle offenen ansehen',
    cards: {
      record: {
        title: 'Tausch eintragen',
        text: 'Hast du jemandem geholfen? Es dauert zwanzig Sekunden.',
      },
      mine: { title: 'Getauscht', text: 'Gegebene und erhaltene Stunden.' },
      pending: { title: 'Offen', text: 'Was auf dich oder auf andere wartet.' },
    },
    turn: 'Brauchst du Hilfe? Frag <bank>deine Bank</bank> oder lies in <help>der Hilfe</help> nach.',
    latest: {
      title: 'Zuletzt getauscht',
      all: 'Alle ansehen',
      repeat: 'Wiederholen',
      repeatIt: 'Wiederholen: {{activity}} mit {{name}}',
    },
  },
  sentence: {
    movedToYou: '<b>{{hours}}</b> von <b>{{name}}</b> an dich, {{day}}.',
    movedFromYou: '<b>{{hours}}</b> von dir an <b>{{name}}</b>, {{day}}.',
    gaveYou: '<b>{{name}}</b> hat dir {{day}} <b>{{hours}}</b> gegeben.',
    gaveYouAcross: '<b>{{name}}</b>, {{bank}}, hat dir {{day}} <b>{{hours}}</b> gegeben.',
    youGave: '<b>{{name}}</b> hat {{day}} von dir <b>{{hours}}</b> erhalten.',
    youGaveAcross: '<b>{{name}}</b>, {{bank}}, hat {{day}} von dir <b>{{hours}}</b> erhalten.',
    balance: 'Dein Saldo wird von <b>{{from}}</b> auf <b>{{to}}</b> sinken.',
    balanceOnceConfirmed:
      'Sobald die andere Person bestätigt, wird dein Saldo von <b>{{from}}</b> auf <b>{{to}}</b> steigen.',
  },
  act: {
    confirm: 'Bestätigen',
    waiting: 'Offen',
    cancel: 'Stornieren',
  },
  confirmed: 'Der Tausch ist bestätigt',
  confirmFailed: 'Der Tausch konnte nicht bestätigt werden',
  cancelled: 'Der Tausch ist storniert',
  cancelFailed: 'Der Tausch konnte nicht storniert werden',
  decided: {
    confirmed: 'Bestätigt: {{which}}',
    cancelled: 'Storniert: {{which}}',
    withOne: '{{hours}} mit {{name}}',
    between: '{{hours}} von {{creditor}} an {{debtor}}',
  },
  decidedElsewhere:
    'Inzwischen hatte schon jemand über diesen Tausch entschieden. Du siehst jetzt den aktuellen Stand.',
  undo: {
    reason: 'Warum? Die andere Person liest es',
    keep: 'Nein, behalten',
    cancel: {
      title: 'Diesen Tausch stornieren?',
      lost: 'Der Tausch von {{hours}} mit {{name}} zählt dann nicht. Dein Saldo bleibt, wie er ist.',
      act: 'Tausch stornieren',
    },
    reverse: {
      title: 'Diesen bestätigten Tausch rückgängig machen?',
      lost: 'Die Stunden des Tauschs mit {{name}} ({{hours}}) gehen zurück.',
      balance: 'Dein Saldo wird sich von {{from}} auf {{to}} ändern.',
      act: 'Rückgängig machen',
    },
  },
  columns: {
    ...words.columns,
    with: 'Mit',
    details: 'Details',
  },
  given: 'gegeben',
  received: 'erhalten',
  waiting: {
    title: 'Noch zu senden',
    which: '{{hours}} an {{name}}, {{day}}',
    waiting: 'Wird gesendet, sobald du wieder verbunden bist.',
    leaving: 'Wird gesendet …',
    mayHaveArrived:
      'Vielleicht ist es schon angekommen: Das zeigt sich, sobald du wieder verbunden bist. Es wird nicht zweimal gesendet.',
    recorded: 'Eingetragen.',
    sent: 'Gesendet.',
    message: 'Nachricht an {{name}}',
    answer: 'Antwort an {{name}}',
    refused: 'Das Portal hat es nicht angenommen.',
    tooOld:
      'Es ist mehr als ein Monat vergangen, und niemand weiß, ob es angekommen war. Sieh nach und mach es noch einmal, falls es fehlt.',
    throwAway: 'Verwerfen',
    throwAwayWhich: 'Verwerfen: {{what}}',
  },
  pending: {
    title: 'Offene Tauschgeschäfte',
    caption: 'Tauschgeschäfte, die auf eine Bestätigung warten',
    lead: 'Die Stunden werden gebucht, wenn die Person bestätigt, der geholfen wurde.',
    empty: 'Nichts ist offen',
    turn: 'Wer bestätigen muss',
    turns: { all: 'Alle', debtor: 'Ich bin dran', creditor: 'Die andere Person ist dran' },
    groups: { yours: 'Du bist dran', theirs: 'Andere sind dran' },
    seeAll: 'Alle offenen Tauschgeschäfte ansehen',
    newcomers_one: '1 neuer Tausch, anzeigen',
    newcomers_other: '{{count}} neue Tauschgeschäfte, anzeigen',
    arrived_one: 'Ein neuer Tausch wartet auf deine Bestätigung',
    arrived_other: '{{count}} neue Tauschgeschäfte warten auf deine Bestätigung',
  },
  status: words.states,
  one: {
    title: 'Tausch Nr. {{id}}',
    open: 'Details',
    openIt: 'Details zu Tausch Nr. {{id}}',
    openOf: '{{name}}, Details zu Tausch Nr. {{id}}',
    gave: words.gave,
    from: words.from,
    to: words.to,
    received: words.received,
    activity: words.activity,
    note: words.note,
    history: 'Was geschehen ist',
    recordedBy: `${words.by.recorded} {{name}}`,
    confirmedBy: `${words.by.confirmed} {{name}}`,
    byDesk: {
      paper: 'Bestätigt vom Büro ({{name}}), mit Unterschrift auf Papier',
      phone: 'Bestätigt vom Büro ({{name}}), mündlich am Telefon',
      present: 'Bestätigt vom Büro ({{name}}), persönlich',
    },
    cancelledBy: `${words.by.cancelled} {{name}}`,
    takenBackBy: 'Entscheidung zurückgenommen von {{name}}',
    reversedBy: `${words.by.reversed} {{name}}`,
    reason: `${words.reason}: {{reason}}`,
    repeat: 'Diesen Tausch wiederholen',
    reverse: 'Tausch rückgängig machen',
  },
  export: {
    act: 'Exportieren',
    busy: 'Datei wird erstellt: {{size}} kB',
    done: 'Datei gespeichert: {{name}}',
    failed: 'Die Liste konnte nicht exportiert werden',
  },
} satisfies Translated<typeof it>;
