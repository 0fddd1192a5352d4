/** All that is said of each rule of a bank: its name on screens and in letters, its sentences, what its form asks. */
import type { RuleName } from '#contract/banks/bank-rules.ts';

/** What else a rule says depends on its unit: the screens do not compile without. */
interface RuleWords {
  name: string;
  [words: string]: string | Record<string, string>;
}

export default {
  'band-low': {
    name: 'Saldo minimo',
    says: 'La banca chiede di restare sopra <b>{{value}}</b>.',
    none: 'La banca chiede di non scendere <b>sotto lo zero</b>.',
  },
  'band-low-first-year': {
    name: 'Saldo minimo nel primo anno',
    says: 'Nel primo anno la banca chiede di restare sopra <b>{{value}}</b>.',
    none: 'Nel primo anno la banca chiede di non scendere <b>sotto lo zero</b>.',
  },
  'band-high': {
    name: 'Saldo massimo',
    says: 'A chi supera <b>{{value}}</b> la banca ricorda che c’è chi può aiutarlo.',
    none: 'A chi supera <b>lo zero</b> la banca ricorda che c’è chi può aiutarlo.',
  },
  'band-hard': {
    name: 'Fermare le conferme sotto il saldo minimo',
    ask: {
      label: 'Che cosa succede sotto il saldo minimo?',
      no: 'È un consiglio: si può sempre confermare',
      yes: 'La conferma si ferma: può farla la segreteria',
    },
    no: 'Il saldo minimo è un consiglio: <b>si può sempre confermare</b>.',
    yes: 'Sotto il saldo minimo <b>una conferma si ferma</b>: può farla la segreteria.',
  },
  'balances-visible': {
    name: 'Saldi visibili ai soci',
    ask: {
      label: 'Chi vede i saldi?',
      no: 'Ognuno il suo, e la segreteria',
      yes: 'Tutti i soci della banca',
    },
    no: 'Il saldo lo vedono <b>solo tu e la segreteria</b>.',
    yes: 'I soci della banca <b>vedono il saldo l’uno dell’altro</b>; le banche amiche no.',
  },
  'body-low': {
    name: 'Saldo minimo di un ente',
    says: 'A un ente la banca chiede di restare sopra <b>{{value}}</b>.',
    none: 'A un ente la banca chiede di non scendere <b>sotto lo zero</b>.',
  },
  'body-high': {
    name: 'Saldo massimo di un ente',
    says: 'A un ente che supera <b>{{value}}</b> la banca ricorda che c’è chi può aiutarlo.',
    none: 'A un ente che supera <b>lo zero</b> la banca ricorda che c’è chi può aiutarlo.',
  },
  'newcomer-gift': {
    name: 'Ore di benvenuto',
    says: 'Chi entra riceve <b>{{value}}</b> dal fondo ore.',
    none: 'Chi entra comincia da zero: <b>nessuna ora di benvenuto</b>.',
  },
  'gift-most': {
    name: 'Dono più grande',
    says: 'Un dono a un altro socio è di <b>{{value}}</b> al massimo.',
    none: 'Tra soci <b>non si donano</b> ore.',
  },
  'gifts-in-a-year': {
    name: 'Doni in un anno',
    says: 'In un anno ognuno può donare agli altri soci <b>{{value}}</b> in tutto.',
    none: 'Tra soci <b>non si donano</b> ore.',
  },
  'lesson-preparation': {
    name: 'Preparazione di una lezione di gruppo',
    says: 'Chi tiene una lezione di gruppo riceve la sua durata, e <b>{{value}}</b> per prepararla.',
    none: 'Chi tiene una lezione di gruppo riceve <b>la sua durata</b>.',
  },
  'yearly-share': {
    name: 'Quota in ore',
    says: 'Ogni socio dà al fondo ore <b>{{value}}</b> l’anno; un’email lo dice trenta giorni prima.',
    none: 'La banca <b>non chiede</b> una quota in ore.',
  },
  'fund-low': {
    name: 'Saldo minimo del fondo ore',
    says: 'Il fondo ore può scendere fino a <b>{{value}}</b>; poi i doni aspettano.',
    none: 'Il fondo ore non scende <b>sotto lo zero</b>; poi i doni aspettano.',
  },
  'board-digest': {
    name: 'Novità della bacheca per email',
    ask: {
      label: 'I soci ricevono le novità della bacheca?',
      no: 'No',
      yes: 'Sì, una volta alla settimana, se ce ne sono',
    },
    no: 'La bacheca <b>non manda email</b> con le novità.',
    yes: 'Una volta alla settimana i soci leggono per email <b>le novità della bacheca</b>, se ce ne sono.',
  },
  'board-digest-day': {
    name: 'Giorno delle novità della bacheca',
    says: 'Le novità della bacheca partono <b>di {{day}}</b>, alle 9.',
  },
  'board-public': {
    name: 'Bacheca pubblica',
    ask: {
      label: 'Chi legge la bacheca?',
      no: 'I soci, e dove lo vuole chi scrive anche le banche amiche',
      yes: 'Chiunque, sul web: titoli, attività e giorni degli annunci per le banche amiche, senza nomi',
    },
    no: 'Fuori dalla banca <b>nessuno legge</b> la bacheca.',
    yes: 'Chiunque legge sul web gli annunci per le banche amiche, <b>senza nomi, telefoni e indirizzi</b> dei soci.',
  },
  'board-checked-first': {
    name: 'Annunci guardati prima dalla segreteria',
    ask: {
      label: 'Quando va in bacheca un annuncio nuovo?',
      no: 'Subito',
      yes: 'Dopo che la segreteria l’ha guardato',
    },
    no: 'Un annuncio nuovo è <b>subito in bacheca</b>.',
    yes: 'Un annuncio nuovo lo <b>guarda prima la segreteria</b>, poi va in bacheca.',
  },
  'whatsapp-links': {
    name: 'Scrivere su WhatsApp',
    ask: {
      label: 'Accanto a un telefono si può scrivere su WhatsApp?',
      no: 'No',
      yes: 'Sì: la segreteria, e dopo un sì chi ha avuto il telefono, aprono WhatsApp con un tocco',
    },
    no: 'Accanto ai telefoni <b>non c’è WhatsApp</b>.',
    yes: 'Accanto a un telefono dato, la segreteria e chi si è accordato possono aprire <b>WhatsApp</b> con un tocco.',
  },
  'fee-needed-to-give': {
    name: 'Quota prima di dare',
    ask: {
      label: 'Chi può registrare ore date?',
      no: 'Tutti, anche con la quota da versare',
      yes: 'Chi ha versato la quota dell’anno, dopo la sua scadenza',
    },
    no: 'Si registrano ore date <b>anche con la quota da versare</b>.',
    yes: 'Dopo la scadenza registra ore date <b>solo chi ha versato la quota dell’anno</b>. Ricevere si può sempre.',
  },
  'insured-needed-to-give': {
    name: 'Assicurazione prima di dare',
    ask: {
      label: 'Chi può registrare ore date?',
      no: 'Tutti, anche chi non è assicurato',
      yes: 'Chi quel giorno è assicurato',
    },
    no: 'Si registrano ore date <b>anche senza assicurazione</b>.',
    yes: 'Registra ore date <b>solo chi quel giorno è assicurato</b>. Ricevere si può sempre.',
  },
  'age-least': {
    name: 'Età minima per iscriversi da sé',
    says_one: 'Da sé si iscrive <b>chi ha almeno un anno</b>.',
    says_other:
      'Da sé si iscrive <b>chi ha almeno {{count}} anni</b>. Chi è più giovane lo iscrive la segreteria, con la firma di chi ne risponde.',
    none: 'Da sé si iscrive <b>chi vuole, a ogni età</b>.',
  },
  'desk-second-factor': {
    name: 'Secondo passo per la segreteria',
    ask: {
      label: 'Con che cosa si entra in segreteria?',
      no: 'Basta la password',
      yes: 'Serve anche il secondo passo; senza, la segreteria resta chiusa',
    },
    no: 'In segreteria si lavora <b>anche con la sola password</b>.',
    yes: 'In segreteria lavora solo chi entra <b>anche con il secondo passo</b>.',
  },
  'cheque-days': {
    name: 'Durata degli assegni',
    says_one: 'Un assegno vale <b>un giorno</b>.',
    says_other: 'Un assegno vale <b>{{count}} giorni</b>.',
  },
  'statement-months': {
    name: 'Mesi tra due estratti conto',
    says_one: 'L’estratto conto su carta esce <b>ogni mese</b>.',
    says_other: 'L’estratto conto su carta esce <b>ogni {{count}} mesi</b>.',
  },
} as const satisfies Record<RuleName, RuleWords>;
