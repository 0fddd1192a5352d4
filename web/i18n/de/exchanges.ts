/** A member's exchanges, in German. */
import type it from '../it/exchanges.ts';
import type { Translated } from '../rooms.ts';

export default {
  home: {
    tab: 'Start',
    hello: 'Guten Tag, {{name}}',
    balance: 'Ihr Saldo',
    bar: '{{given}} gegeben, {{received}} erhalten',
    madeOf: 'Sie haben <b>{{given}}</b> gegeben und <b>{{received}}</b> erhalten.',
    fresh:
      'Hier werden Ihre Stunden stehen: Sie wachsen, wenn Sie helfen, und sinken, wenn man Ihnen hilft.',
    pending: {
      given:
        'Offen: <b>+{{given}}</b>. Nach den Bestätigungen wird Ihr Saldo <b>{{after}}</b> betragen.',
      received:
        'Offen: <b>{{received}}</b>. Nach den Bestätigungen wird Ihr Saldo <b>{{after}}</b> betragen.',
      both: 'Offen: <b>+{{given}}</b> und <b>{{received}}</b>. Nach allen Bestätigungen wird Ihr Saldo <b>{{after}}</b> betragen.',
    },
    waiting: 'Wartet auf Ihre Bestätigung',
    nothingWaits:
      'Nichts wartet auf Ihre Bestätigung. Stunden, die Ihnen jemand gegeben hat, erscheinen hier.',
    more_one: 'Und ein weiterer Tausch.',
    more_other: 'Und {{count}} weitere Tausche.',
    withOthers_one:
      'Ein Tausch, den Sie eingetragen haben, wartet auf die Bestätigung der anderen Person.',
    withOthers_other:
      '{{count}} Tausche, die Sie eingetragen haben, warten auf die Bestätigung der anderen.',
    seeWaiting: 'Alle offenen ansehen',
    cards: {
      record: {
        title: 'Tausch eintragen',
        text: 'Haben Sie jemandem geholfen? Die Stunden sind in zwanzig Sekunden eingetragen.',
        act: 'Tausch eintragen',
      },
      mine: {
        title: 'Meine Tausche',
        text: 'Alle gegebenen und erhaltenen Stunden, mit dem Saldo nach jedem Tausch.',
        act: 'Meine Tausche ansehen',
      },
      awaiting: {
        title: 'Offene Tausche',
        text: 'Tausche, die auf Sie warten, und solche, die auf andere warten.',
        act: 'Offene ansehen',
      },
    },
  },
  sentence: {
    gaveYou: '<b>{{name}}</b> hat Ihnen {{day}} <b>{{hours}}</b> gegeben.',
    gaveYouAcross: '<b>{{name}}</b>, {{bank}}, hat Ihnen {{day}} <b>{{hours}}</b> gegeben.',
    youGave: '<b>{{name}}</b> hat {{day}} von Ihnen <b>{{hours}}</b> erhalten.',
    youGaveAcross: '<b>{{name}}</b>, {{bank}}, hat {{day}} von Ihnen <b>{{hours}}</b> erhalten.',
    balance: 'Ihr Saldo wird von <b>{{from}}</b> auf <b>{{to}}</b> sinken.',
    balanceOnceConfirmed:
      'Sobald die andere Person bestätigt, wird Ihr Saldo von <b>{{from}}</b> auf <b>{{to}}</b> steigen.',
  },
  act: {
    confirm: 'Bestätigen',
    waiting: 'Offen',
    cancel: 'Absagen',
  },
  confirmed: 'Der Tausch ist bestätigt',
  confirmFailed: 'Der Tausch konnte nicht bestätigt werden',
  cancelled: 'Der Tausch ist abgesagt',
  cancelFailed: 'Der Tausch konnte nicht abgesagt werden',
  decidedElsewhere:
    'Inzwischen hatte schon jemand über diesen Tausch entschieden. Sie sehen jetzt den aktuellen Stand.',
  notFresh: 'Diese Liste ist vielleicht nicht aktuell.',
  undo: {
    reason: 'Warum? Die andere Person liest es',
    keep: 'Nein, behalten',
    cancel: {
      title: 'Diesen Tausch absagen?',
      lost: 'Der Tausch von {{hours}} mit {{name}} zählt dann nicht. Ihr Saldo bleibt, wie er ist.',
      act: 'Tausch absagen',
    },
    reverse: {
      title: 'Diesen bestätigten Tausch rückgängig machen?',
      lost: 'Die Stunden des Tauschs mit {{name}} ({{hours}}) gehen zurück.',
      balance: 'Ihr Saldo wird sich von {{from}} auf {{to}} ändern.',
      act: 'Rückgängig machen',
    },
  },
  columns: {
    with: 'Mit',
    date: 'Datum',
    creditor: 'Gebend',
    creditorBank: 'Bank (gebend)',
    debtor: 'Empfangend',
    debtorBank: 'Bank (empfangend)',
    description: 'Beschreibung',
    hours: 'Stunden',
    creator: 'Eingetragen von',
    id: 'Nr.',
    balanceAfter: 'Saldo danach',
    details: 'Details',
  },
  given: 'gegeben',
  received: 'erhalten',
  awaiting: {
    title: 'Offene Tausche',
    caption: 'Tausche, die auf eine Bestätigung warten',
    lead: 'Stunden werden erst gebucht, wenn die Person bestätigt, die sie erhalten hat.',
    empty: 'Nichts ist offen',
    emptyText:
      'Tausche, die auf Ihre Bestätigung oder die von anderen warten, erscheinen hier von selbst.',
  },
  new: {
    title: 'Tausch eintragen',
    recent: 'Zuletzt',
    bank: 'Bank',
    debtor: 'Wer die Stunden erhalten hat',
    debtorPlaceholder: 'Vor- oder Nachnamen eingeben',
    day: 'Datum',
    activity: 'Tätigkeit',
    activityPlaceholder: 'Eingeben oder wählen',
    hours: 'Stunden',
    hoursHint: 'Zum Beispiel 1,5 oder 1:30',
    frequentHours: 'Häufige Dauern',
    note: 'Notiz',
    noteHint: 'Was Sie gemacht haben, in wenigen Worten',
    submit: 'Eintragen',
    fillAll: 'Bitte füllen Sie alle Felder aus',
    missing: {
      bankTo: 'Wählen Sie die Bank',
      userTo: 'Wählen Sie, wer die Stunden erhalten hat',
      dateOfTransaction: 'Tragen Sie das Datum ein',
      activity: 'Wählen Sie die Tätigkeit',
      quantityOfHours: 'Tragen Sie die Stunden ein',
      note: 'Schreiben Sie eine Notiz',
    },
    done: 'Der Tausch ist eingetragen',
    doneText:
      '{{name}} erhält eine E-Mail und bestätigt {{hours}}. Bis dahin ändert sich Ihr Saldo nicht.',
    failed: 'Der Tausch konnte nicht eingetragen werden',
    noSecond:
      'Sie können es ohne Sorge noch einmal versuchen: Der Tausch wird nicht zweimal eingetragen.',
    kept: 'Wir haben aufgehoben, was Sie geschrieben hatten.',
    startAnew: 'Neu beginnen',
  },
  status: {
    pending: 'Wartet auf Bestätigung',
    confirmed: 'Bestätigt',
    cancelled: 'Abgesagt',
    reversed: 'Rückgängig gemacht',
  },
  one: {
    title: 'Tausch Nr. {{id}}',
    open: 'Details',
    openIt: 'Details zu Tausch Nr. {{id}}',
    gave: 'Gegeben hat',
    received: 'Erhalten hat',
    activity: 'Tätigkeit',
    note: 'Notiz',
    history: 'Was geschehen ist',
    recordedBy: 'Eingetragen von {{name}}',
    confirmedBy: 'Bestätigt von {{name}}',
    cancelledBy: 'Abgesagt von {{name}}',
    reversedBy: 'Rückgängig gemacht von {{name}}',
    reason: 'Grund: {{reason}}',
    repeat: 'Diesen Tausch wiederholen',
    reverse: 'Tausch rückgängig machen',
  },
  balance: {
    open: 'Saldo im Einzelnen',
    title: 'Ihr Saldo im Einzelnen',
    lead: 'Wie viel Sie gegeben und erhalten haben, gemessen an allen getauschten Stunden.',
  },
  mine: {
    title: 'Meine Tausche',
    titleWithBalance: 'Meine Tausche: Saldo',
    caption: 'Meine Tausche',
    filters: 'Filter',
    view: 'Ansicht',
    views: { all: 'Alle', creditor: 'Gegeben', debtor: 'Erhalten' },
    from: 'Von',
    to: 'Bis',
    search: 'Name oder Notiz',
    status: 'Stand',
    statuses: {
      pending: 'Offen',
      confirmed: 'Bestätigt',
      cancelled: 'Abgesagt',
      reversed: 'Rückgängig gemacht',
    },
    reset: 'Filter zurücksetzen',
    nothing: {
      title: 'Noch kein Tausch',
      text: 'Hier stehen später alle gegebenen und erhaltenen Stunden, mit dem Saldo nach jedem Tausch.',
      act: 'Den ersten Tausch eintragen',
    },
    nothingFound: {
      title: 'Kein Tausch mit diesen Filtern',
      text: 'Versuchen Sie es mit anderen Tagen, oder sehen Sie wieder alle an.',
      act: 'Alle Tausche ansehen',
    },
  },
} satisfies Translated<typeof it>;
