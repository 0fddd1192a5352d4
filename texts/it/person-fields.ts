/** What a person tells of themselves, on screens and in sheets. */
export default {
  name: 'Nome',
  surname: 'Cognome',
  sex: 'Sesso',
  dateOfBirthday: 'Data di nascita',
  email: 'Email',
  phone: 'Telefono',
  prefLocale: 'Lingua preferita',
} as const;
