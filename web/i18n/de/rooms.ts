/** The rooms of a bank: what each adds, opening and closing, and the page of one that is closed. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/rooms.ts';

export default {
  title: 'Bereiche',
  lead: 'Teile des Portals, die ihr öffnet, wenn ihr sie braucht. Ein geschlossener Bereich ist nicht zu sehen; was darin ist, bleibt.',
  names: {
    paper: 'Schecks und Auszüge auf Papier',
    bulletin: 'Rundbriefe an die Mitglieder',
    messages: 'Nachrichten unter Mitgliedern',
    fund: 'Stundenfonds',
    'public-board': 'Öffentliches Brett',
    programs: 'Für Programme',
    association: 'Verein',
    bodies: 'Organisationen',
  },
  adds: {
    paper: 'Scheckhefte zum Unterschreiben und Auszüge zum Drucken, für alle ohne E-Mail.',
    bulletin:
      'Ein Rundbrief oder eine Einladung erreicht alle Mitglieder: am Bildschirm, per E-Mail, auf Papier; und ihr wisst, wer kommt.',
    messages: 'Mitglieder schreiben sich hier, immer zu zweit; sonst liest niemand mit.',
    fund: 'Ein Konto der Bank: Geschenke, Willkommensstunden, Gruppenstunden, Stundenbeitrag.',
    'public-board':
      'Eine Seite mit den Anzeigen, ohne Namen, die alle lesen können. Eingeschaltet wird sie dann bei den Regeln.',
    programs: 'Ein eigenes Programm erfährt, was in der Bank geschieht (Webhooks).',
    association:
      'Das Mitgliederverzeichnis und Aufnahmen, Beiträge mit Quittungen, die Versicherung, der Jahresbericht.',
    bodies: 'Vereine, Gemeinde, Pfarrei und Schulen als Mitglieder, mit ihren Ansprechpersonen.',
  },
  isOpen: 'Offen',
  isClosed: 'Geschlossen',
  since: 'seit {{day}}, durch {{by}}',
  told: 'Die Mitglieder lesen es in den nächsten Neuigkeiten vom Schwarzen Brett.',
  open: 'Öffnen',
  close: 'Schließen',
  inUse: 'Jetzt geht es nicht zu: {{what}}.',
  uses: {
    cheques: 'es gibt leere Schecks',
    reports: 'eine Meldung wartet auf euch',
    balance: 'der Fonds steht nicht auf null',
    waiting: 'im Fonds wartet noch etwas',
    share: 'der Stundenbeitrag ist angekündigt',
    import: 'ein Import läuft',
    rule: 'eine seiner Regeln gilt noch',
    webhooks: 'ein Webhook ist eingeschaltet',
    minors: 'es gibt Mitglieder unter dem Mindestalter: Setz zuerst die Regel auf null',
    bulletins: 'ein Rundbrief ist noch unterwegs, oder ein Treffen steht noch an',
    bodies: 'es gibt Organisationen unter den Mitgliedern',
  },
  ask: {
    title: '„{{room}}“ schließen?',
    text: 'Der Bereich ist dann nicht mehr zu sehen, und nichts Neues beginnt darin. Was da ist, bleibt; ein Klick öffnet ihn wieder.',
    confirm: 'Bereich schließen',
  },
  opened: '„{{room}}“ ist offen',
  closed: '„{{room}}“ ist geschlossen',
  failed: 'Der Bereich ist geblieben, wie er war',
  closedPage: {
    title: 'Dieser Bereich ist geschlossen',
    member: 'Deine Bank nutzt ihn nicht oder noch nicht. Wenn du ihn brauchst, frag im Büro.',
    desk: 'Eure Bank hat ihn nicht geöffnet. Was darin ist, liegt an seinem Platz.',
    act: 'Bereich öffnen',
    back: 'Zum Anfang',
  },
  offers: {
    paper: '<b>Möchtet ihr Scheckhefte ausgeben?</b> Einige Mitglieder nutzen keine E-Mail.',
    fund: '<b>Braucht ihr einen Stundenfonds?</b> Ein Mitglied kommt gleich an die Grenze seines Saldos: Aus dem Fonds kann die Bank Stunden schenken.',
    bodiesCame:
      'Es gibt Organisationen unter den Mitgliedern, aber ihr Raum ist geschlossen: Öffne ihn, um sie zu sehen und zu ändern.',
    cameBack:
      'Der Stundenfonds ist geschlossen, steht aber nicht auf null: Etwas von früher wurde rückgängig gemacht. Öffne ihn, um das zu ordnen.',
    no: 'Nein, danke',
  },
  willOpen: 'Damit öffnet sich der Stundenfonds der Bank.',
  atPortal: {
    all: 'alle',
    none: 'Bereiche: keine',
    some: 'Bereiche: {{rooms}}',
    names: {
      paper: 'Papier',
      bulletin: 'Rundbriefe',
      messages: 'Nachrichten',
      fund: 'Fonds',
      'public-board': 'öffentliches Brett',
      programs: 'Programme',
      association: 'Verein',
      bodies: 'Organisationen',
    },
  },
} as const satisfies Translated<typeof it>;
