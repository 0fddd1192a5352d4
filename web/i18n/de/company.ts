/** Who accompanies newcomers: on the home, in the profile and on a member's page at the desk. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/company.ts';

export default {
  newcomer: {
    title: '{{name}} begleitet dich in den ersten Wochen',
    text: 'Frag, wie alles geht, was du anbieten kannst und wer dir helfen könnte. Es endet von selbst nach zwei Tauschgeschäften oder {{day}}.',
    end: 'Jetzt geht es allein',
  },
  companion: {
    title: 'Wen du begleitest',
    text: 'Ein Anruf, ein paar Worte dazu, wie es geht, ein wenig Hilfe beim ersten Tausch: Mehr braucht es nicht.',
    until: 'Neu hier. Endet von selbst {{day}}.',
    end: 'Das genügt',
  },
  call: 'Anrufen',
  callWho: '{{name}} anrufen',
  write: 'Schreiben',
  writeWho: '{{name}} schreiben',
  byDesk: 'Das Büro bringt euch in Kontakt.',
  endOf: '{{act}}: {{name}}',
  ended: 'Die Begleitung ist beendet',
  already: 'Sie war schon beendet',
  failed: 'Sie ist nicht beendet',
  profile: {
    title: 'Neue Mitglieder',
    welcomes: 'Ich begleite gern neue Mitglieder',
    hint: 'Das Büro kann dir für die ersten Wochen jemand Neues anvertrauen, höchstens drei zugleich. Zu lesen ist dein Name, und deine Telefonnummer, wenn du sie denen gibst, denen du zusagst. Du kannst jederzeit aufhören.',
    saved: 'Gespeichert',
    failed: 'Es wurde nicht gespeichert',
  },
  desk: {
    title: 'Begleitung',
    nobody: 'Noch niemand',
    lead: '{{name}} ist neu hier. Ein Mitglied kann in den ersten Wochen Gesellschaft leisten: Beide bekommen eine E-Mail.',
    line: '{{companion}} begleitet {{newcomer}}',
    days: 'vom {{since}} bis zum {{until}}, oder bis zum zweiten Tausch',
    end: 'Beenden',
    endOf: 'Beenden: {{companion}} begleitet {{newcomer}}',
    who: 'Wer begleitet {{name}}?',
    whoMissing: 'Wähle, wer begleitet',
    busy_one: '{{name}} (begleitet schon ein Mitglied)',
    busy_other: '{{name}} (begleitet schon {{count}} Mitglieder)',
    send: 'Wählen',
    done: 'Erledigt: Beide wissen es',
    failed: 'Es wurde niemand gewählt',
    noneWilling:
      'Noch hat niemand gesagt, gern neue Mitglieder zu begleiten. Das sagt jedes Mitglied in seinem Profil unter „So erreicht man mich“: Fragt jemanden, der dafür geeignet ist.',
  },
} as const satisfies Translated<typeof it>;
