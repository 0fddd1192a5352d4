/** A member records hours they gave: the form and what follows (specification §2 and §8). */
export default {
  title: 'Registra uno scambio',
  lead: 'Registra qui le ore che hai dato. Ti hanno aiutato? Le registra l’altra persona: la conferma ti arriva qui nel portale.',
  recent: 'Di recente',
  bank: 'Banca',
  debtor: 'Chi hai aiutato?',
  debtorPlaceholder: 'Scrivi il nome o il cognome',
  day: 'Data',
  activity: 'Attività',
  activityPlaceholder: 'Scrivi o scegli',
  hours: 'Ore',
  hoursHint: 'Per esempio 1,5 oppure 1:30',
  frequentHours: 'Durate più usate',
  note: 'Nota',
  noteHint: 'Che cosa avete fatto, in due parole',
  submit: 'Registra',
  fillAll: 'Compila tutti i campi',
  missing: {
    bankTo: 'Scegli la banca',
    userTo: 'Scegli chi hai aiutato',
    dateOfTransaction: 'Scrivi la data',
    activity: 'Scegli l’attività',
    quantityOfHours: 'Scrivi quante ore',
    note: 'Scrivi una nota',
  },
  done: 'Scambio registrato correttamente',
  doneText:
    '{{name}} riceve un’email e conferma {{hours}}. Fino ad allora il tuo saldo non cambia.',
  failed: 'Errore nella fase di registrazione',
  noSecond:
    'Puoi riprovare senza timore: lo scambio non verrà registrato due volte. Prima di cambiare qualcosa, guarda se è già tra quelli in attesa.',
} as const;
