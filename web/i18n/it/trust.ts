/** People of trust, on one's own profile and on a member's page at the desk. */
export default {
  signed: 'modulo firmato {{day}}',
  own: {
    lead: 'Chi si fida di un altro socio può firmare in segreteria: quella persona vede i suoi scambi e il saldo, registra e conferma al suo posto.',
    none: 'Per ora nessuno agisce per te, e tu non agisci per nessuno.',
    actsFor: 'Agisci per conto di {{name}}',
    trusted: '{{name}} agisce per te',
    act: 'Agisci per {{name}}',
  },
  end: {
    act: 'Termina',
    actOf: 'Termina: {{delegate}} per {{person}}',
    confirm: 'Sì, termina',
    keep: 'No, resta così',
    done: '{{delegate}} non agisce più per {{person}}',
    already: '{{delegate}} già non agiva più per {{person}}',
    failed: 'Non è stato terminato',
    desk: {
      title: '{{delegate}} non agirà più per {{person}}?',
      text: 'Quello che {{delegate}} ha fatto resta, con i due nomi. Chi ha l’email lo saprà. Per ricominciare serve una nuova firma.',
    },
    member: {
      title: '{{delegate}} non agirà più per te?',
      text: '{{delegate}} non vedrà più i tuoi scambi e il tuo saldo. Quello che ha fatto resta, con i due nomi. Per ricominciare serve una nuova firma in segreteria.',
    },
    delegate: {
      title: 'Non agirai più per {{person}}?',
      text: 'Non vedrai più gli scambi e il saldo di {{person}}. Quello che hai fatto resta, con i due nomi. Per ricominciare serve una nuova firma in segreteria.',
    },
  },
  desk: {
    ofBody: {
      title: 'Referenti',
      name: 'Nomina un referente',
      dialogTitle: 'Un referente per {{name}}',
      dialogText:
        'Agirà per {{name}} con due nomi: registra, conferma e annulla; mai le ore che ha dato di persona, o che ha dato un altro suo ente. Conservate il modulo firmato.',
    },
    title: 'Persone di fiducia',
    none: 'Nessuno agisce per {{name}}.',
    line: '{{delegate}} agisce per {{person}}',
    name: 'Nomina una persona di fiducia',
    dialogTitle: 'Una persona di fiducia per {{name}}',
    dialogText:
      'Vedrà gli scambi e il saldo di {{name}}, registrerà, confermerà e annullerà al suo posto; mai le ore che ha dato di persona. Conservate il modulo firmato.',
    who: 'Chi agirà per {{name}}?',
    whoMissing: 'Scegli una persona',
    notAMember: 'Questa persona non è tra i soci attivi della tua banca',
    samePerson: 'Serve un’altra persona: nessuno è la propria persona di fiducia',
    withoutLogin: 'Questa persona non entra nel portale, e quindi non può agire per altri',
    signedOn: 'Modulo firmato il',
    signedMissing: 'Scrivi il giorno della firma',
    submit: 'Annota',
    done: '{{delegate}} ora agisce per {{person}}',
    failed: 'La persona di fiducia non è stata annotata',
  },
} as const;
