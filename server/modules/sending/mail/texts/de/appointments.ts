/** Letters about appointments. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/appointments.ts';

const details = { when: 'Wann', howLong: 'Wie lange', where: 'Wo' } as const;

/** What comes next once two agree on a day. */
const agreed = {
  button: 'Meine Termine',
  closing_helps: 'Danach fragen wir dich, ob es geklappt hat: Ein Tippen trägt die Stunden ein.',
  'closing_is-helped':
    'Danach trägt die Person, die dir geholfen hat, die Stunden mit einem Tippen ein; tust du es zuerst, sind sie gleich bestätigt.',
} as const;

export default {
  'arrangement-proposed': {
    subject: '{{who}} schlägt {{when}} vor',
    lead_helps: '{{who}} schlägt dir einen Termin vor: „{{title}}“. Du würdest helfen.',
    'lead_is-helped': '{{who}} schlägt dir einen Termin vor: „{{title}}“. Dir würde geholfen.',
    button: 'Das passt',
    other: 'Anderes vorschlagen oder absagen',
    closing: 'Wenn du nicht kannst, brauchst du nichts zu erklären.',
    details,
  },
  'arrangement-agreed': {
    subject: 'Abgemacht: {{when}}',
    lead: 'Für {{who}} passt es: „{{title}}“, {{when}}.',
    ...agreed,
    details,
  },
  'answer-agreed': {
    subject: 'Abgemacht: {{when}}',
    lead: '{{who}} hat Ja zu deiner Antwort gesagt: „{{title}}“, {{when}}.',
    lead_author: 'Du hast Ja zu {{who}} gesagt: „{{title}}“, {{when}}.',
    ...agreed,
    details: { ...details, desk: 'Ruf im Büro an', phone: 'Telefon', email: 'E-Mail' },
  },
  'arrangement-dropped': {
    subject: 'Abgesagt: {{title}}',
    subject_past: 'Nicht stattgefunden: {{title}}',
    lead: 'Der Termin mit {{who}}, „{{title}}“, {{when}}, ist abgesagt.',
    lead_past:
      'Der Termin mit {{who}}, „{{title}}“, {{when}}, hat nicht stattgefunden: So steht es nun im Portal.',
    rest: 'Es wurden keine Stunden gebucht.',
    button: 'Meine Termine',
    closing: 'Wenn ihr mögt, könnt ihr einen anderen Tag vereinbaren.',
    'closing_one-of-many': 'Das gilt nur für dieses Mal: Die anderen Tage bleiben.',
  },
  'arrangement-due': {
    subject: 'Hat es geklappt? {{title}}',
    lead: 'Du hattest einen Termin mit {{who}}, {{when}}: „{{title}}“. Hat es geklappt?',
    rest: 'Ein Tippen genügt: Die Stunden werden eingetragen, und {{who}} bestätigt sie.',
    button: 'Erledigt, {{length}}',
    otherLength: 'Es hat länger oder kürzer gedauert',
    notDone: 'Hat nicht stattgefunden',
  },
  'arrangement-tomorrow': {
    subject: 'Morgen: {{title}}',
    lead: 'Morgen hast du einen Termin mit {{who}}: „{{title}}“.',
    button: 'Meine Termine',
    details,
  },
  'standing-proposed': {
    subject: '{{who}} schlägt vor: {{rhythm}}',
    lead_helps:
      '{{who}} schlägt dir einen Termin vor, der sich wiederholt: „{{title}}“, {{rhythm}}. Du würdest helfen.',
    'lead_is-helped':
      '{{who}} schlägt dir einen Termin vor, der sich wiederholt: „{{title}}“, {{rhythm}}. Dir würde geholfen.',
    button: 'Passt mir',
    other: 'Im Portal lesen und antworten',
    closing: 'Bevor du Ja sagst, ist nichts vereinbart. Jeder Tag lässt sich auslassen.',
    details: {
      first: 'Das erste Mal',
      last: 'Das letzte Mal bis',
      howLong: details.howLong,
      where: details.where,
    },
  },
  'standing-agreed': {
    subject: 'Abgemacht: {{rhythm}}',
    lead: 'Für {{who}} passt es: „{{title}}“, {{rhythm}}.',
    button: 'Meine Termine',
    closing:
      'Jeder Tag erscheint eine Woche vorher unter deinen Terminen. Stunden werden nie von selbst eingetragen.',
  },
  'standing-paused': {
    subject: 'Pause: {{title}}',
    lead: '{{who}} hat eine Pause eingelegt: „{{title}}“, {{rhythm}}.',
    'lead_by-portal':
      'Die letzten drei Male hat niemand gesagt, ob es geklappt hat: „{{title}}“ mit {{who}}, {{rhythm}}. Darum macht es Pause.',
    rest_until: 'Es geht weiter ab {{until}}.',
    'rest_by-portal':
      'Trefft ihr euch noch? Dann setze es mit einem Tippen fort. Habt ihr euch getroffen, kannst du die Stunden noch eintragen.',
    button: 'Meine Termine',
    closing: 'In der Pause erscheinen keine neuen Tage. Jeder von euch beiden kann es fortsetzen.',
  },
  'standing-ended': {
    subject: 'Wiederholt sich nicht: {{title}}',
    lead: 'Der Termin mit {{who}}, „{{title}}“, {{rhythm}}, wiederholt sich nicht.',
    button: 'Meine Termine',
    closing: 'Eingetragene Stunden bleiben, wie sie sind.',
  },
} satisfies Translated<typeof it>;
