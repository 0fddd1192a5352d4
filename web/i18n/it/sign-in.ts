/** Signing in: the card of the landing page and the login page share it. */
export default {
  title: 'Entra',
  email: 'Email',
  password: 'Password',
  remember: 'Ricordami su questo dispositivo',
  submit: 'Entra',
  forgot: 'Password dimenticata?',
  notYet: 'Non sei ancora socio?',
  register: 'Registrati',
  passkey: 'Accedi con una passkey',
  emailRequired: 'Inserire un indirizzo email',
  emailInvalid: "L'indirizzo email inserito non è valido",
  passwordRequired: 'Inserire la password',
  unrecognisedTitle: 'Utente non riconosciuto',
  unrecognised: 'Le credenziali immesse non sono state riconosciute',
  failed: 'Errore durante la fase di login',
  wait_one: 'Per prudenza aspettiamo un po’ tra un tentativo e l’altro: riprova tra un secondo.',
  wait_other:
    'Per prudenza aspettiamo un po’ tra un tentativo e l’altro: riprova tra {{count}} secondi.',
  ended: {
    title: 'La sessione è terminata',
    text: 'Entra di nuovo: torni dove eri, e quello che avevi scritto c’è ancora.',
  },
  wanted: 'Entra per aprire la pagina che cercavi.',
  emailChanged: {
    title: 'Sei stato sloggato automaticamente',
    text: 'Hai cambiato la tua email: entra di nuovo con quella nuova.',
  },
  passwordReset: {
    title: 'Password modificata con successo',
    text: 'Ora entra con la nuova password.',
  },
  signedOut: 'Hai chiuso la sessione. A presto!',
  emailVerified: "L'email è già convalidata!",
  emailUnknown: "L'email che hai inserito non esiste!",
  inside: {
    title: 'Ciao {{name}}!',
    text: 'Su questo dispositivo la tua sessione è già aperta.',
    go: 'Vai alla tua pagina',
    leave: 'Esci',
  },
} as const;
