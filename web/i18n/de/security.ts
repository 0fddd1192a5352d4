/** How one signs in, and where one is signed in. */
import type it from '../it/security.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: 'Anmeldung und Sicherheit',
  back: 'Dein Profil',
  sessions: {
    title: 'Wo du angemeldet bist',
    lead: 'Auf diesen Geräten bist du angemeldet. Du kennst eines davon nicht? Melde es ab und ändere dein Passwort.',
    device: '{{browser}} auf {{system}}',
    unknown: 'Unbekanntes Gerät',
    this: 'Dieses Gerät',
    used: 'Zuletzt benutzt: {{moment}}',
    end: 'Dort abmelden',
    endOf: 'Dort abmelden: {{device}}, zuletzt benutzt: {{moment}}',
    ended: 'Du bist abgemeldet: {{device}}',
    endOthers: 'Überall sonst abmelden',
    othersEnded: 'Du bist auf allen anderen Geräten abgemeldet',
    notEnded: 'Das Abmelden hat nicht geklappt',
  },
} satisfies Translated<typeof it>;
