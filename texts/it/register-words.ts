/** The words of the register of members, on screens and in sheets. */
export default {
  /** Of an association, and of what is none. */
  title: { club: 'Registro dei soci', service: 'Registro degli iscritti' },
  columns: {
    line: 'N.',
    number: 'Tessera',
    surname: 'Cognome',
    name: 'Nome',
    birthDate: 'Data di nascita',
    birthPlace: 'Luogo di nascita',
    taxCode: 'Codice fiscale',
    residence: 'Residenza',
    share: 'Quota sociale',
    admittedOn: 'Ammissione',
    resolution: 'Delibera',
    metOn: 'Colloquio',
    metBy: 'Colloquio con',
    since: 'Nella banca dal',
    until: 'Uscita',
  },
} as const;
