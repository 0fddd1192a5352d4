/** The help page: questions of members in plain words. */
export default {
  title: 'Aiuto',
  lead: 'Le domande più frequenti. Se la tua non c’è, chiedi alla tua banca: qui sotto trovi il numero.',
  record: {
    question: 'Come registro le ore?',
    answer:
      'Registra chi ha dato l’aiuto. Tocca «Registra», scegli chi hai aiutato, il giorno, che cosa hai fatto e per quanto tempo. Le ore si spostano quando l’altra persona conferma.',
    received:
      'Ti hanno aiutato? L’altra persona lo registra, e tu lo confermi da «In attesa». Oppure lo registri tu con «Ho ricevuto ore»: la tua parola basta.',
    act: 'Registra uno scambio',
  },
  board: {
    question: 'Come chiedo aiuto, o lo offro?',
    answer:
      'In «Bacheca». Scrivi che cosa ti serve, o che cosa offri: chi può risponde, e tu scegli. Telefono ed email li vede solo chi accetti.',
    act: 'Vai alla bacheca',
  },
  days: {
    question: 'Come ci accordiamo sul giorno?',
    answer:
      'Chi risponde può proporre dei giorni: dici di sì a uno ed è fissato. Oppure lo fissi tu in «Agenda». Passato il giorno, il portale ti chiede se vi siete visti: con un tocco le ore sono registrate.',
    act: 'Vai all’agenda',
  },
  company: {
    question: 'Chi mi aiuta nelle prime settimane?',
    answer:
      'La segreteria può chiedere a un socio di accompagnarti: trovi il suo nome nella tua pagina iniziale. Vede di te solo quello che vede ogni socio, e finisce da sé. Accompagni volentieri chi arriva? Lo dici nel profilo.',
    act: 'Accompagno volentieri chi arriva',
  },
  messages: {
    question: 'Come scrivo a un altro socio?',
    answer:
      'In «Messaggi», o dal suo annuncio. Lo leggete solo voi due: nemmeno la segreteria. Se non legge subito, gli arriva un’email.',
    act: 'Vai ai messaggi',
  },
  bulletins: {
    question: 'Come so che cosa succede nella mia banca?',
    answer:
      'Gli avvisi della banca stanno in cima a «La mia banca» e, finché non li hai letti, nella tua pagina iniziale; arrivano anche per email, due alla settimana al massimo. Se si chiede chi viene, rispondi con un tocco, anche dall’email: puoi cambiare fino all’inizio. Gli altri leggono quanti vengono, mai chi.',
    act: 'La mia banca',
  },
  mistake: {
    question: 'E se ho sbagliato?',
    answer:
      'Dopo ogni conferma o annullamento hai dieci secondi per tornare indietro. Finché uno scambio è in attesa, lo puoi annullare e registrare di nuovo.',
    later:
      'Se è già confermato, può annullarlo chi ha dato l’aiuto, oppure la banca: le ore tornano dov’erano.',
    act: 'Vedi i tuoi scambi',
  },
  negative: {
    question: 'Che cosa vuol dire un saldo sotto lo zero?',
    answer:
      'Che finora hai ricevuto più ore di quante ne hai date. Non c’è niente di male e non ci sono interessi: nella banca del tempo chiedere è importante quanto offrire. Il saldo risale quando aiuti qualcuno, chiunque sia.',
  },
  password: {
    question: 'Ho dimenticato la password',
    answer:
      'Nella pagina per entrare tocca «Password dimenticata?» e scrivi la tua email: ti arriva un link che vale un’ora. Se la ricordi e vuoi cambiarla, lo fai nel profilo.',
    act: 'Cambia la password',
  },
  ask: {
    question: 'A chi posso chiedere?',
    answer: 'A chi manda avanti la tua banca. Allo sportello ti aiutano anche con il portale.',
    hours: 'Quando la trovi:',
    noBank: 'A chi gestisce il portale.',
    call: 'Chiama {{phone}}',
    write: 'Scrivi a {{email}}',
    act: 'La mia banca: orari e indirizzo',
  },
  status: {
    question: 'Il portale non risponde bene?',
    answer:
      'Nella pagina di stato leggi se funziona e quando sono previsti dei lavori. Se lì è tutto a posto, ricarica la pagina o riprova tra qualche minuto.',
    act: 'Stato del portale',
  },
  data: {
    question: 'Chi vede i miei dati?',
    answer:
      'I soci della tua banca e delle banche amiche vedono il tuo nome e la tua foto. Se due persone si chiamano allo stesso modo, vedono anche le ultime due cifre del telefono e il mese di ingresso.',
    administrators:
      'Quello che sai fare, telefono ed email i soci li vedono solo se lo vuoi tu (Come mi si raggiunge); data di nascita e saldo li vede solo chi amministra la tua banca. Uno scambio lo vedono le due persone e chi amministra le loro banche.',
    act: 'I tuoi dati nel profilo',
  },
} as const;
