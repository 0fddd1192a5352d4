/** Letters about banks, their rules and links. */
import rules from '#texts/it/bank-rules.ts';

export default {
  'link-requested': {
    subject: 'Richiesta di collegamento: {{asking}}',
    lead: '{{asking}} chiede di collegarsi alla tua banca, {{asked}}.',
    rest: 'Se accettate, i soci delle due banche possono scambiarsi ore.',
    button: 'Accetta o rifiuta',
  },
  'link-approved': {
    subject: 'Nuova banca amica: {{asked}}',
    lead: '{{asked}} ha accettato il collegamento con {{asking}}.',
    rest: 'Da ora i soci delle due banche possono scambiarsi ore.',
    button: 'Vedi la rete',
  },
  'link-rejected': {
    subject: 'Collegamento non accettato: {{asked}}',
    lead: '{{asked}} non ha accettato il collegamento con {{asking}}.',
    button: 'Vedi la rete',
  },
  'application-received': {
    subject: 'Richiesta di una nuova banca: {{bank}}',
    lead: '{{applicant}} chiede di aprire una nuova banca: {{bank}}.',
    button: 'Approva o rifiuta',
    details: {
      bank: 'Banca',
      address: 'Indirizzo',
      president: 'Presidenza',
      email: 'Email della banca',
      applicant: 'Richiesta da',
    },
  },
  'application-approved': {
    subject: 'La banca è aperta: {{bank}}',
    lead: '{{bank}} fa ora parte di {{portal}}. La amministra {{applicant}}.',
    rest: 'Da ora si possono accogliere soci, registrare scambi e stringere legami con altre banche.',
    button: 'Vai alla banca',
  },
  'application-denied': {
    subject: 'La richiesta non è stata accettata: {{bank}}',
    lead: 'La tua richiesta di aprire la banca {{bank}} non è stata accettata.',
    rest: 'Puoi iscriverti a una banca già aperta, o fare una nuova richiesta dopo averne parlato con chi gestisce il portale.',
    button: 'Torna al portale',
  },
  'rule-changed': {
    subject: 'Cambia una regola della banca: {{title}}',
    lead: '{{by}} ha cambiato una regola della tua banca, {{bank}}.',
    button: 'Leggi le regole della banca',
    closing: 'Gli scambi già confermati restano come sono.',
    details: {
      rule: 'Regola',
      before: 'Prima',
      now: 'Da ora',
      why: 'Perché',
    },
    rules,
    yes: 'sì',
    no: 'no',
  },
  'share-announced': {
    subject: 'Quota in ore {{year}}: {{hours}}, dal {{day}}',
    lead: '{{bank}} chiede a ogni socio {{hours}} per il {{year}}. Dal {{day}} la segreteria può registrarle: passano dal tuo conto al fondo ore.',
    rest: 'Il fondo ore è di tutti: premia chi tiene aperta la segreteria e accoglie chi arriva.',
    end: 'La quota non riguarda chi è entrato da meno di un anno, chi non scambia ore da dodici mesi e chi scenderebbe sotto il saldo che la banca chiede.',
    button: 'Leggi le regole della banca',
    closing: 'Qualcosa non torna? Parlane con la segreteria.',
    closing_phone: 'Qualcosa non torna? Parlane con la segreteria, {{phone}}.',
  },
  'webhook-turned-off': {
    subject: 'Un webhook della tua banca è stato spento',
    lead: 'Da cinque giorni un indirizzo a cui il portale manda gli avvisi della tua banca non risponde come dovrebbe. Lo abbiamo spento: da ora non riceve più niente.',
    rest: 'Gli scambi e i saldi non c’entrano. Chi si occupa del programma può sistemarlo, e poi lo riaccendi tu.',
    button: 'Apri i webhook',
    details: {
      url: 'Indirizzo',
    },
  },
  'bank-suspended': {
    subject: 'La banca è sospesa: {{bank}}',
    lead: 'Chi gestisce il portale {{portal}} ha sospeso {{bank}}.',
    rest: 'I soci entrano come sempre e leggono tutto: saldo, scambi, estratto conto, i propri dati. Per ora però non si registrano né si confermano ore, e alla banca non si cambia nulla. Nessuna ora va persa.',
    end: 'Quello che era in corso riprende da solo quando la banca riapre.',
    button: 'Apri la banca',
    details: {
      reason: 'Motivo',
    },
  },
  'bank-reopened': {
    subject: 'La banca è di nuovo aperta: {{bank}}',
    lead: 'Chi gestisce il portale {{portal}} ha riaperto {{bank}}: da ora si registrano e si confermano ore come prima.',
    rest: 'Quello che era in corso al momento della sospensione è già ripartito.',
    button: 'Apri la banca',
    details: {
      reason: 'Motivo',
    },
  },
} as const;
