/** Texts of a course: where an errand stands, from asking to confirmed hours. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/course.ts';

export default {
  label: 'Wie weit ihr seid',
  asked: { request: 'Gefragt {{day}}', offer: 'Angeboten {{day}}' },
  hidden: 'Vom Büro abgehängt',
  answered: {
    you: {
      open: 'Du hast geantwortet',
      'let-go': 'Du hast geantwortet, es war nicht mehr nötig',
      withdrawn: 'Du hast deine Antwort zurückgenommen',
    },
    they: {
      open: '{{who}} hat geantwortet',
      'let-go': '{{who}} hat geantwortet, es war nicht mehr nötig',
      withdrawn: '{{who}} hat die Antwort zurückgenommen',
    },
  },
  somebody: 'Jemand',
  planned: {
    proposed: 'Vorgeschlagen: {{day}} um {{time}} Uhr',
    agreed: '{{day}} um {{time}} Uhr',
    done: '{{day}} um {{time}} Uhr',
    dropped: 'Abgesagt: {{day}} um {{time}} Uhr',
    notDone: 'Hat nicht stattgefunden: {{day}} um {{time}} Uhr',
  },
  done: {
    there: 'Erledigt, {{hours}}',
    cancelled: 'Storniert, {{hours}}',
    reversed: 'Nach der Bestätigung rückgängig gemacht, {{hours}}',
  },
  confirmed: 'Bestätigt {{day}}',
  next: { planned: 'Der Termin', done: 'Erledigt', confirmed: 'Bestätigt' },
  toCome: '(kommt noch)',
} satisfies Translated<typeof it>;
