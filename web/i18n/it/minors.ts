/** Members below the age of the bank, and who answers for them. */
export default {
  title: 'Minori',
  lead: 'Soci sotto l’età minima della banca: in bacheca parla per loro la segreteria, e il loro telefono lo vede solo lei. Dai 14 anni possono avere un accesso, su invito.',
  new: 'Nuovo socio',
  list: {
    none: 'Nessun minore tra i soci',
    noneText: 'Quando registri un socio sotto l’età minima, lo trovi qui con chi ne risponde.',
    born: 'data di nascita {{day}}',
    until: 'sotto l’età minima fino al {{day}}',
    ofAge: '18 anni il {{day}}',
    goes: 'il {{day}} questi dati si cancellano da soli',
    missing: 'manca il modulo di chi ne risponde',
    both: 'rispondono {{name}} ({{phone}}) e {{other}}',
    one: 'risponde {{name}} ({{phone}}), da solo o da sola: {{why}}',
    write: 'Scrivi il modulo',
    mend: 'Correggi il modulo',
  },
  member: {
    title: 'Chi ne risponde',
    rules:
      'Fino al {{day}} non agisce per altri, non accompagna e non amministra; in bacheca scrive per lei o per lui la segreteria.',
  },
  fields: {
    intro: 'È sotto l’età minima della banca: serve il modulo firmato da chi ne risponde.',
    name: 'Nome e cognome di chi firma',
    nameMissing: 'Scrivi chi ha firmato',
    phone: 'Telefono di chi firma',
    phoneMissing: 'Scrivi un numero a cui risponde',
    alone: 'Firma una persona sola',
    otherName: 'Nome e cognome dell’altro genitore',
    otherMissing: 'Scrivi l’altro genitore, o segna che firma una persona sola',
    aloneWhy: 'Perché firma una persona sola',
    aloneWhyHint: 'Per esempio: «L’altro genitore vive all’estero».',
    whyMissing: 'Scrivi perché firma una persona sola',
    signedOn: 'Modulo firmato il',
  },
  form: {
    about: 'Chi risponde di {{name}}',
    save: 'Salva',
    saved: 'Modulo salvato',
    failed: 'Il modulo non è stato salvato',
  },
} as const;
