/** Inviting many members to a login, at the desk (specification §12). */
import type invitations from '../it/invitations.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: 'Einladungen ins Portal',
  waiting_one:
    'Ein Mitglied hat eine E-Mail und ist noch nicht eingeladen, ein Passwort zu wählen.',
  waiting_other:
    '{{count}} Mitglieder haben eine E-Mail und sind noch nicht eingeladen, ein Passwort zu wählen.',
  invited_one: 'Bisher eine Einladung verschickt; seither angemeldet: {{arrived}}.',
  invited_other: 'Bisher {{count}} Einladungen verschickt; seither angemeldet: {{arrived}}.',
  withoutAddress_one: 'Ein Mitglied hat keine E-Mail: Das Büro handelt für die Person, wie bisher.',
  withoutAddress_other:
    '{{count}} Mitglieder haben keine E-Mail: Das Büro handelt für sie, wie bisher.',
  perDay: 'Wie viele Briefe am Tag?',
  letters_one: '{{count}} Brief am Tag',
  letters_other: '{{count}} Briefe am Tag',
  thenNow_one: 'Ein Brief geht sofort hinaus.',
  thenNow_other: '{{count}} Briefe gehen sofort hinaus.',
  thenAt_one: 'Ein Brief geht ab {{moment}} hinaus.',
  thenAt_other: '{{count}} Briefe gehen ab {{moment}} hinaus.',
  days_one: 'Alle an einem Tag.',
  days_other: 'Die anderen an den Tagen danach: insgesamt {{count}} Tage.',
  send: 'Einladungen verschicken',
  pause: 'Anhalten',
  goOn: 'Weiter einladen',
  paused: 'Die Einladungen sind angehalten: Kein Brief geht hinaus.',
  leaving_one: 'Ein Brief geht gleich hinaus.',
  leaving_other: '{{count}} Briefe gehen gleich hinaus.',
  next_zero: 'Die Einladungen von heute sind hinaus.',
  next_one: 'Die Einladungen von heute sind hinaus. Die nächste geht ab {{moment}}.',
  next_other: 'Die Einladungen von heute sind hinaus. Die nächsten {{count}} gehen ab {{moment}}.',
  failed: 'Es wurde nicht gespeichert',
} as const satisfies Translated<typeof invitations>;
