/** The landing page, written for the person who has never heard of a time bank. */
export default {
  meta: {
    title: 'Banca del Tempo: un’ora vale un’ora, per tutti',
    description:
      'Nelle banche del tempo ci si scambiano aiuti e saperi contando le ore, senza denaro. Iscriviti alla banca della tua città, registra gli scambi, guarda il tuo saldo.',
  },
  nav: {
    what: 'Che cos’è',
    who: 'Per chi è',
    how: 'Come funziona',
    values: 'I valori',
    why: 'Perché iscriversi',
    login: 'Entra',
  },
  hero: {
    title: 'Un’ora vale un’ora,',
    titleEnd: 'per tutti.',
    lead: 'Tu insegni il tedesco, Anna ripara la bicicletta, Marco porta la nonna dal medico. Nella banca del tempo ogni servizio si conta in ore, e ogni ora vale lo stesso.',
    join: 'Iscriviti alla tua banca',
    how: 'Come funziona, in un minuto',
    drawing: 'Anna ripara la bicicletta di Marco: un’ora e mezza passa da lui a lei.',
    hours: '1 h 30',
  },
  what: {
    title: 'Che cos’è',
    lead: 'Una banca in cui, al posto dei soldi, si depositano ore.',
    people:
      'Una banca del tempo è un’associazione di persone che si danno una mano. Quando aiuti qualcuno guadagni le ore che ci hai messo; quando qualcuno aiuta te, le spendi. Un’ora di idraulica, un’ora di compagnia e un’ora di matematica valgono tutte uguale.',
    portal:
      'Questo portale tiene i conti: chi ha dato l’aiuto registra le ore, chi l’ha ricevuto le conferma, e il saldo di ognuno è sempre chiaro.',
    example: {
      title: 'Uno scambio, visto da vicino',
      story: 'Anna ripara la bicicletta di Marco. Ci mette un’ora e mezza.',
      giver: 'Anna Ferrari',
      gains: 'guadagna',
      taker: 'Marco Bianchi',
      spends: 'spende',
      hours: '1 h 30',
      sum: 'E i conti tornano: tutte le ore di tutti, sommate, fanno sempre zero.',
    },
  },
  who: {
    title: 'Per chi è',
    lead: 'Per chi sa fare qualcosa. Cioè per tutti.',
    elder: {
      name: 'Teresa, 71 anni',
      text: 'Cuce gli orli a mezzo quartiere. In cambio c’è chi le spiega il telefono, con calma.',
    },
    newcomer: {
      name: 'Karim, 34 anni',
      text: 'È arrivato da poco. Cucina per le feste e con le ore impara bene l’italiano.',
    },
    family: {
      name: 'Silvia, 42 anni',
      text: 'Due figli, mai un minuto. Compila i moduli degli altri; a calcio i ragazzi li accompagna un vicino.',
    },
    student: {
      name: 'Nico, 19 anni',
      text: 'Studia e non ha soldi da parte. Dà lezioni di chitarra e si fa sistemare la bici.',
    },
  },
  how: {
    title: 'Come funziona',
    lead: 'Quattro passi, e l’orologio è pieno.',
    join: {
      name: 'Ti iscrivi',
      text: 'Scegli la banca più vicina. Chi la tiene ti accoglie e ti spiega come si comincia.',
    },
    agree: {
      name: 'Vi mettete d’accordo',
      text: 'Tu e un altro socio decidete che cosa, quando e per quanto. Come tra buoni vicini.',
    },
    record: {
      name: 'Segni le ore',
      text: 'Chi ha dato l’aiuto registra lo scambio, chi l’ha ricevuto lo conferma. Bastano venti secondi.',
    },
    spend: {
      name: 'Le spendi',
      text: 'Con le ore guadagnate chiedi aiuto a chi vuoi: nella tua banca e nelle banche amiche.',
    },
  },
  values: {
    title: 'I valori',
    lead: 'Quattro cose a cui teniamo.',
    equality: {
      name: 'Parità',
      text: 'Nessun sapere vale più di un altro. L’ora dell’avvocata e l’ora del giardiniere sono la stessa ora.',
    },
    trust: {
      name: 'Fiducia',
      text: 'Uno scambio conta quando tutti e due sono d’accordo. E ognuno vede sempre i propri conti.',
    },
    reciprocity: {
      name: 'Reciprocità',
      text: 'Non è carità: tutti danno e tutti ricevono. Chiedere è importante quanto offrire.',
    },
    closeness: {
      name: 'Vicinanza',
      text: 'Il portale conta le ore. Il resto succede di persona, a due strade da casa.',
    },
  },
  why: {
    title: 'Perché iscriversi',
    lead: 'Hai un’ora? Si comincia da lì.',
    help: 'Trovi una mano senza dover pagare.',
    useful: 'Quello che sai fare serve a qualcuno, da subito.',
    neighbours: 'Conosci chi abita vicino a te.',
    clear: 'Sai sempre quanto hai dato, quanto hai ricevuto e che cosa aspetta una conferma.',
    noBank:
      'Nella tua città non c’è ancora una banca? Durante l’iscrizione ti diciamo come farne nascere una.',
  },
  privacy: {
    title: 'I tuoi dati',
    lead: 'Teniamo solo quello che serve a contare le ore. Niente pubblicità, niente che ti segua su altri siti.',
    open: 'Leggi l’informativa privacy',
    which: {
      name: 'Quali dati',
      text: 'Nome, cognome, email, telefono, data di nascita, sesso, lingua e, se vuoi, una foto. E gli scambi che fai: con chi, quando, che cosa e per quante ore.',
    },
    purpose: {
      name: 'A che cosa servono',
      text: 'A tenere i conti delle ore, a farti trovare dagli altri soci e ad avvisarti per email quando qualcosa ti aspetta. Non li vendiamo e non li cediamo.',
    },
    seen: {
      name: 'Chi li vede',
      text: 'Chi amministra la tua banca vede il tuo profilo e i tuoi scambi. Gli altri soci, della tua banca e delle banche amiche, vedono il tuo nome e gli scambi fatti con te.',
    },
    kept: {
      name: 'Per quanto tempo',
      text: 'Finché sei iscritto. Gli scambi confermati restano nei registri della banca, perché i conti di tutti continuino a tornare.',
    },
    browser: {
      name: 'Che cosa resta nel tuo browser',
      text: 'Solo il necessario: l’accesso, la lingua e l’aspetto che hai scelto. Quando esci, l’accesso si cancella.',
    },
    rights: {
      name: 'I tuoi diritti',
      text: 'Puoi vedere e correggere i tuoi dati nel tuo profilo, e chiedere alla tua banca di averne una copia o di cancellarli.',
    },
    who: {
      name: 'Chi ne risponde',
      text: 'La banca del tempo a cui ti iscrivi. La sua informativa completa è in fondo a ogni pagina, una volta entrati.',
    },
  },
} as const;
