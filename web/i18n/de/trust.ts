/** Vertrauenspersonen, im eigenen Profil und auf der Seite eines Mitglieds im Büro. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/trust.ts';

export default {
  signed: 'Formular unterschrieben {{day}}',
  own: {
    lead: 'Wer einem anderen Mitglied vertraut, kann im Büro ein Formular unterschreiben: Diese Person sieht dann Tauschgeschäfte und Saldo, trägt ein und bestätigt.',
    none: 'Zurzeit handelt niemand für dich, und du handelst für niemanden.',
    actsFor: 'Du handelst für {{name}}',
    trusted: '{{name}} handelt für dich',
    act: 'Für {{name}} handeln',
  },
  end: {
    act: 'Beenden',
    actOf: 'Beenden: {{delegate}} für {{person}}',
    confirm: 'Ja, beenden',
    keep: 'Nein, so lassen',
    done: '{{delegate}} handelt nicht mehr für {{person}}',
    already: '{{delegate}} handelte schon nicht mehr für {{person}}',
    failed: 'Es ist nicht beendet worden',
    desk: {
      title: 'Soll {{delegate}} nicht mehr für {{person}} handeln?',
      text: 'Was {{delegate}} getan hat, bleibt, mit beiden Namen. Wer E-Mail nutzt, erfährt es. Für einen neuen Anfang braucht es eine neue Unterschrift.',
    },
    member: {
      title: 'Soll {{delegate}} nicht mehr für dich handeln?',
      text: '{{delegate}} sieht deine Tauschgeschäfte und deinen Saldo dann nicht mehr. Was getan wurde, bleibt, mit beiden Namen. Für einen neuen Anfang braucht es eine neue Unterschrift im Büro.',
    },
    delegate: {
      title: 'Willst du nicht mehr für {{person}} handeln?',
      text: 'Du siehst die Tauschgeschäfte und den Saldo von {{person}} dann nicht mehr. Was du getan hast, bleibt, mit beiden Namen. Für einen neuen Anfang braucht es eine neue Unterschrift im Büro.',
    },
  },
  desk: {
    ofBody: {
      title: 'Ansprechpersonen',
      name: 'Ansprechperson nennen',
      dialogTitle: 'Eine Ansprechperson für {{name}}',
      dialogText:
        'Sie handelt für {{name}}, mit beiden Namen: erfasst, bestätigt und storniert; nie die Stunden, die sie selbst oder eine andere ihrer Organisationen gegeben hat. Bewahrt das unterschriebene Formular auf.',
    },
    title: 'Vertrauenspersonen',
    none: 'Niemand handelt für {{name}}.',
    line: '{{delegate}} handelt für {{person}}',
    name: 'Vertrauensperson eintragen',
    dialogTitle: 'Eine Vertrauensperson für {{name}}',
    dialogText:
      'Sie sieht Tauschgeschäfte und Saldo von {{name}}, trägt ein, bestätigt und storniert; nie Stunden, die sie selbst gegeben hat. Bewahrt das unterschriebene Formular auf.',
    who: 'Wer wird für {{name}} handeln?',
    whoMissing: 'Wähl eine Person',
    notAMember: 'Diese Person ist kein aktives Mitglied deiner Bank',
    samePerson: 'Es muss jemand anderes sein: Niemand ist die eigene Vertrauensperson',
    withoutLogin:
      'Diese Person meldet sich nicht im Portal an und kann darum nicht für andere handeln',
    signedOn: 'Formular unterschrieben am',
    signedMissing: 'Schreib den Tag der Unterschrift',
    submit: 'Eintragen',
    done: '{{delegate}} handelt jetzt für {{person}}',
    failed: 'Die Vertrauensperson ist nicht eingetragen worden',
  },
} as const satisfies Translated<typeof it>;
