/** Passkeys: signing in with them, and those on one's own page. */
export default {
  title: 'Entrare senza password',
  lead: 'Con una passkey entri come sblocchi il telefono: con l’impronta, il volto o il PIN. Non c’è niente da ricordare, e nessuno può fartela scrivere su una pagina falsa. La password continua a funzionare.',
  line: {
    added: 'Aggiunta {{day}}.',
    unused: 'Non ancora usata.',
    used: 'Ultimo uso: {{moment}}.',
  },
  add: {
    act: 'Aggiungi una passkey',
    title: 'Aggiungi una passkey',
    proof: 'Prima conferma che sei tu.',
    device:
      'Ora tocca a questo dispositivo: dopo «Aggiungi» ti chiede l’impronta, il volto o il PIN, come quando lo sblocchi. Impronta e volto restano nel dispositivo: il portale non li vede.',
    name: 'Nome della passkey',
    nameHint: 'Per riconoscerla, per esempio «Il mio telefono»',
    submit: 'Aggiungi',
    done: 'Passkey aggiunta',
    doneDetail: 'La prossima volta tocca «Accedi con una passkey».',
  },
  rename: {
    act: 'Cambia nome',
    of: 'Cambia nome: {{name}}',
    title: 'Cambia il nome della passkey',
    submit: 'Salva',
    done: 'Il nome della passkey è cambiato',
  },
  remove: {
    act: 'Togli',
    of: 'Togli: {{name}}',
    title: 'Togli la passkey',
    lead: 'Con «{{name}}» non si entra più. La tua password resta valida. Se il dispositivo te la propone ancora, cancellala anche lì, tra le sue password.',
    submit: 'Togli',
    done: 'Passkey tolta: {{name}}',
  },
  door: {
    hint: 'Con l’impronta, il volto o il PIN di questo dispositivo',
    notEntered: 'Non sei entrato',
  },
  trouble: {
    notAdded:
      'La passkey non è stata aggiunta: la richiesta è stata chiusa, o è passato troppo tempo. Riprova quando vuoi.',
    notEntered:
      'La richiesta è stata chiusa, oppure su questo dispositivo non c’è una tua passkey. Riprova, o entra con email e password: poi puoi aggiungerne una dal tuo profilo, in «Accesso e sicurezza».',
    unable:
      'Questo dispositivo non può tenere una passkey. Serve un blocco dello schermo con impronta, volto o PIN: attivalo nelle impostazioni del dispositivo e riprova.',
    address:
      'Le passkey funzionano solo all’indirizzo sicuro del portale, quello che comincia con https.',
    browser:
      'Questo browser non conosce ancora le passkey. Aggiornalo, o usa un altro dispositivo.',
    failed: 'Il dispositivo non ha risposto come dovrebbe. Riprova tra poco.',
  },
} as const;
