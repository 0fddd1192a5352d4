/** How one signs in, and where one is signed in. */
export default {
  title: 'Accesso e sicurezza',
  back: 'Il tuo profilo',
  sessions: {
    title: 'Dove sei entrato',
    lead: 'Sono i dispositivi su cui il tuo accesso è aperto. Non ne riconosci uno? Chiudilo e cambia la password.',
    device: '{{browser}} su {{system}}',
    unknown: 'Dispositivo sconosciuto',
    this: 'È questo dispositivo',
    used: 'Ultimo uso: {{moment}}',
    end: 'Esci da qui',
    endOf: 'Esci da qui: {{device}}, ultimo uso: {{moment}}',
    ended: 'Sei uscito da {{device}}',
    endOthers: 'Esci da tutti gli altri',
    othersEnded: 'Sei uscito da tutti gli altri dispositivi',
    notEnded: 'Non è stato possibile uscire',
  },
} as const;
