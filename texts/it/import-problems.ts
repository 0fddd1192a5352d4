/** Why a line of an import is refused or changed, on the screen and in the report. */
export default {
  'total-line': 'Sembra la riga dei totali.',
  'time-unclear': 'Le ore si possono leggere in più modi.',
  'birth-unclear': 'L’anno di nascita ha due cifre sole.',
  'two-people':
    'Sembrano due persone. Il saldo va a una sola: l’altra entra poi con «Nuovo socio».',
  'maybe-gone': 'Sembra che non faccia più parte della banca.',
  'maybe-fund':
    'Sembra la cassa della banca, non una persona. Lasciala fuori: le sue ore arrivano al fondo con la differenza.',
  'not-a-person': 'Non sembra il nome di una persona.',
  'name-odd': 'Accanto al nome c’è qualcos’altro.',
  'person-unknown': 'Non c’è tra i soci: prima importa le persone.',
  'name-alone': 'C’è un socio con questo nome, ma solo il nome coincide.',
  'by-invitation':
    'Con questi dati non può entrare da un file: invitala a chiedere di entrare, oppure scrivi un’altra email.',
  'hours-unreadable': 'Le ore non si leggono: scrivile come 1:30 oppure 1,5.',
  'hours-missing': 'Mancano le ore.',
  'day-unreadable': 'Il giorno non si legge: scrivilo come 31/12/2024.',
  'not-active': 'Nel vecchio programma non è più attiva.',
  'opening-exists': 'Il saldo era già stato portato: non cambia.',
  'own-balance': 'È il tuo saldo: lo porta un’altra persona della segreteria, con lo stesso file.',
  'email-unreadable': 'L’email non è valida.',
  'email-shared': 'L’email è già di un’altra persona.',
  'birth-date-unreadable': 'La data di nascita non si legge.',
  'joined-on-unreadable': 'La data d’iscrizione non si legge.',
  'text-cut': 'Un testo era troppo lungo ed è stato accorciato.',
  'title-left-out': 'Il titolo davanti al nome non entra.',
  'giver-unknown': 'Chi ha dato non è tra i soci: resta il nome scritto.',
  'receiver-unknown': 'Chi ha ricevuto non è tra i soci: resta il nome scritto.',
} as const;
