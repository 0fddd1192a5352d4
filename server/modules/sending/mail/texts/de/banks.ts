/** Letters about banks, their rules and links. */
import rules from '#texts/de/bank-rules.ts';
import type { Translated } from '#texts/translated.ts';
import type it from '../it/banks.ts';

export default {
  'link-requested': {
    subject: 'Anfrage für eine Verbindung: {{asking}}',
    lead: '{{asking}} möchte sich mit deiner Bank verbinden: {{asked}}.',
    rest: 'Wenn du annimmst, können die Mitglieder beider Banken miteinander Stunden tauschen.',
    button: 'Annehmen oder ablehnen',
  },
  'link-approved': {
    subject: 'Neue befreundete Bank: {{asked}}',
    lead: '{{asked}} hat die Verbindung mit {{asking}} angenommen.',
    rest: 'Ab jetzt können die Mitglieder beider Banken miteinander Stunden tauschen.',
    button: 'Netzwerk ansehen',
  },
  'link-rejected': {
    subject: 'Verbindung nicht angenommen: {{asked}}',
    lead: '{{asked}} hat die Verbindung mit {{asking}} nicht angenommen.',
    button: 'Netzwerk ansehen',
  },
  'application-received': {
    subject: 'Antrag auf eine neue Bank: {{bank}}',
    lead: '{{applicant}} möchte eine neue Bank eröffnen: {{bank}}.',
    button: 'Genehmigen oder ablehnen',
    details: {
      bank: 'Bank',
      address: 'Anschrift',
      president: 'Vorsitz',
      email: 'E-Mail der Bank',
      applicant: 'Beantragt von',
    },
  },
  'application-approved': {
    subject: 'Die Bank ist eröffnet: {{bank}}',
    lead: '{{bank}} gehört jetzt zu {{portal}}. Verwaltet wird sie von: {{applicant}}.',
    rest: 'Ab jetzt kannst du Mitglieder aufnehmen, Tauschgeschäfte eintragen und dich mit anderen Banken verbinden.',
    button: 'Zur Bank',
  },
  'application-denied': {
    subject: 'Der Antrag wurde nicht angenommen: {{bank}}',
    lead: 'Dein Antrag, die Bank {{bank}} zu eröffnen, wurde nicht angenommen.',
    rest: 'Du kannst einer bestehenden Bank beitreten oder nach Rücksprache mit den Betreibern des Portals einen neuen Antrag stellen.',
    button: 'Zum Portal',
  },
  'rule-changed': {
    subject: 'Eine Regel deiner Zeitbank ändert sich: {{title}}',
    lead: '{{by}} hat eine Regel deiner Zeitbank geändert: {{bank}}.',
    button: 'Die Regeln der Bank lesen',
    closing: 'Bestätigte Tauschgeschäfte bleiben, wie sie sind.',
    details: {
      rule: 'Regel',
      before: 'Bisher',
      now: 'Ab jetzt',
      why: 'Warum',
    },
    rules,
    yes: 'ja',
    no: 'nein',
  },
  'share-announced': {
    subject: 'Stundenbeitrag {{year}}: {{hours}}, ab {{day}}',
    lead: '{{bank}} bittet jedes Mitglied um {{hours}} für {{year}}. Ab {{day}} kann das Büro sie eintragen: Sie gehen von deinem Konto in den Stundenfonds.',
    rest: 'Der Stundenfonds gehört allen: Er dankt denen, die das Büro offen halten, und empfängt, wer neu kommt.',
    end: 'Der Beitrag betrifft nicht, wer erst seit weniger als einem Jahr dabei ist, seit zwölf Monaten keine Stunden getauscht hat oder unter den Saldo käme, um den die Bank bittet.',
    button: 'Die Regeln der Bank lesen',
    closing: 'Stimmt etwas nicht? Sprich mit dem Büro.',
    closing_phone: 'Stimmt etwas nicht? Sprich mit dem Büro, {{phone}}.',
  },
  'webhook-turned-off': {
    subject: 'Ein Webhook deiner Zeitbank wurde ausgeschaltet',
    lead: 'Seit fünf Tagen antwortet eine Adresse, an die das Portal Neuigkeiten deiner Zeitbank schickt, nicht so, wie sie sollte. Wir haben sie ausgeschaltet: Ab jetzt bekommt sie nichts mehr.',
    rest: 'Tauschgeschäfte und Salden betrifft das nicht. Wer sich um das Programm kümmert, kann es in Ordnung bringen, und dann schaltest du sie wieder ein.',
    button: 'Die Webhooks öffnen',
    details: {
      url: 'Adresse',
    },
  },
  'bank-suspended': {
    subject: 'Die Zeitbank ist gesperrt: {{bank}}',
    lead: 'Wer das Portal {{portal}} betreibt, hat {{bank}} gesperrt.',
    rest: 'Die Mitglieder melden sich an wie immer und lesen alles: Saldo, Tauschgeschäfte, Kontoauszug, ihre eigenen Daten. Vorerst werden aber keine Stunden eingetragen oder bestätigt, und an der Bank wird nichts geändert. Keine Stunde geht verloren.',
    end: 'Was unterwegs war, geht von selbst weiter, wenn die Bank wieder öffnet.',
    button: 'Die Bank öffnen',
    details: {
      reason: 'Grund',
    },
  },
  'bank-reopened': {
    subject: 'Die Zeitbank ist wieder offen: {{bank}}',
    lead: 'Wer das Portal {{portal}} betreibt, hat {{bank}} wieder geöffnet: Stunden werden eingetragen und bestätigt wie zuvor.',
    rest: 'Was bei der Sperrung unterwegs war, läuft schon weiter.',
    button: 'Die Bank öffnen',
    details: {
      reason: 'Grund',
    },
  },
} satisfies Translated<typeof it>;
