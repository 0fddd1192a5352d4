/** The pages of one's own profile. */
export default {
  title: 'Il tuo profilo',
  rows: {
    label: 'Le altre pagine del profilo',
    photo: 'Foto',
    skills: 'Cosa so fare',
    contact: 'Come mi si raggiunge',
    letters: 'Lettere e avvisi',
    trust: 'Persone di fiducia',
    display: 'Lingua e colori',
    security: 'Accesso e sicurezza',
  },
  /** What holds now, in one line of each row. */
  now: {
    photo: 'Gli altri vedono la tua foto',
    noPhoto: 'Per ora gli altri vedono le tue iniziali',
    noSkills: 'Ancora niente di segnato',
    moreSkills_one: '{{known}} e un’altra attività',
    moreSkills_other: '{{known}} e altre {{count}} attività',
    reach: {
      portal: 'Con un messaggio',
      here: 'Qui sul portale',
      phone: 'Per telefono',
      desk: 'Tramite la segreteria',
    },
    letters: 'Email: {{count}} argomenti su {{of}}',
    lettersAndPush: 'Email: {{count}} argomenti su {{of}} · avvisi qui',
    trusted: '{{name}} agisce per te',
    actsFor: 'Agisci per {{name}}',
    nobody: 'Nessuno agisce per te',
    password: 'Password',
    factor: 'verifica in due passaggi',
    passkeys_one: 'una passkey',
    passkeys_other: '{{count}} passkey',
  },
  display: {
    language: 'Lingua del portale',
    languageHint: 'Vale su questo dispositivo. La lingua delle email la scegli tra i tuoi dati.',
    scheme: 'Colori',
  },
  photo: {
    alt: 'La foto di {{name}}',
    saved: 'Foto salvata',
    removed: 'Foto tolta',
    failed: 'La foto non è stata salvata',
  },
} as const;
