/** Texts of planning ahead: one's own calendar, and whom to meet. */
export default {
  calendar: {
    title: 'Nel calendario del tuo telefono',
    lead: 'Con un indirizzo segreto il tuo calendario segue da solo gli appuntamenti su cui siete d’accordo. Contiene solo nomi di battesimo e luoghi. Non darlo a nessuno: chi ce l’ha li legge.',
    off: 'Per ora nessun calendario li segue.',
    on: 'L’indirizzo c’è da {{at}}.',
    make: 'Crea l’indirizzo',
    makeAnother: 'Crea un indirizzo nuovo',
    anotherHint: 'Con uno nuovo quello di prima smette di funzionare.',
    end: 'Togli l’indirizzo',
    ended: 'Nessun calendario segue più i tuoi appuntamenti.',
    once: 'Ecco l’indirizzo. Prendilo adesso: non lo mostriamo più.',
    follow: 'Apri nel calendario',
    copy: 'Copia l’indirizzo',
    copied: 'Copiato.',
    copyFailed: 'Non si può copiare: seleziona l’indirizzo a mano.',
    how: 'Se il calendario non si apre: in Google Calendar incollalo in «Altri calendari», «Da URL»; su iPhone in «Aggiungi calendario con iscrizione».',
    failed: 'Non è riuscito',
  },
} as const;
