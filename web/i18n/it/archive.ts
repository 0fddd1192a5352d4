/** Texts of a bank's archive: taking it along, and bringing one in. */
export default {
  export: {
    title: 'Porta via tutto',
    lead: 'Un archivio con soci, saldi, scambi, regole, cronologia e foto: da conservare, o per passare a un altro portale. Le password non ci sono.',
    warning:
      'L’archivio contiene dati personali dei soci. Tienilo in un posto sicuro e cancellalo quando non serve più. Resta scritto chi l’ha scaricato.',
    act: 'Scarica l’archivio',
    busy: 'Preparo l’archivio: {{size}} kB',
    done: 'Archivio salvato: {{name}}',
    failed: 'Non siamo riusciti a preparare l’archivio',
  },
  import: {
    title: 'Importa una banca',
    lead: 'Da un altro portale, con l’archivio che la banca ha scaricato. Entra tutto, oppure niente. Le persone arrivano senza password: ne scelgono una con «Password dimenticata».',
    past: 'I conti si ricontano riga per riga; quello che è successo prima, però, resta parola della banca: nessun portale può provarlo.',
    choose: 'Scegli l’archivio della banca',
    hint: 'Un file .zip, fino a {{megabytes}} MB',
    act: 'Importa',
    failed: 'La banca non è stata importata',
    where: 'Non va in: {{path}}',
    done: '{{name}} è in questo portale',
    figures: 'Persone: {{people}}. Scambi: {{exchanges}}. I saldi sono quelli dell’archivio.',
  },
} as const;
