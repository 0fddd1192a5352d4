/** Signed-in pages without a connection, and after a new release. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/connection.ts';

export default {
  offline: 'Du bist ohne Verbindung.',
  unreachable: 'Wir erreichen das Portal nicht.',
  since: 'Stand von {{time}} Uhr.',
  sinceDay: 'Stand: {{moment}}.',
  outdated: 'Es gibt eine neue Version des Portals.',
  reload: 'Neu laden',
  unsent: {
    title_one: 'Etwas ist noch nicht gesendet',
    title_other: '{{count}} Dinge sind noch nicht gesendet',
    text: 'Sie werden gesendet, sobald du wieder verbunden bist. Wenn du dich jetzt abmeldest, gehen sie verloren.',
    stay: 'Bleiben',
    leave: 'Trotzdem abmelden',
  },
} satisfies Translated<typeof it>;
