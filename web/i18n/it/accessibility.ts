/** The accessibility statement: the measure, what was tested and how, what was not, whom to write to. */
export default {
  title: 'Accessibilità',
  lead: 'Il portale è per tutti: anche per chi vede poco, chi non usa il mouse, chi ascolta le pagine.',
  measure: {
    title: 'La nostra misura',
    standard:
      'Ci misuriamo con le WCAG 2.2, livelli A e AA. Comprendono ciò che la norma europea EN 301 549 chiede alle pagine web.',
    state:
      'Ci diciamo <b>parzialmente conformi</b>. Nelle prove qui sotto non resta nessun difetto conosciuto, ma un programma ne trova solo una parte, e tutti gli altri li trova chi usa il portale.',
  },
  tested: {
    title: 'Che cosa proviamo',
    lead: 'Un programma apre tutte le pagine, prima di ogni nuova versione:',
    rules:
      'le regole delle WCAG che una macchina sa controllare, con axe-core, come ogni pagina appare su un telefono;',
    keyboard:
      'la tastiera: i primi passi del tasto Tab in ogni pagina si vedono e hanno un contorno; le finestre prendono il cursore e lo restituiscono. Entrare, registrarsi, scegliere da un elenco e tornare indietro si provano anche senza mouse;',
    large:
      'lettere grandi il doppio, schermi larghi 320 pixel, righe e parole più distanti: niente esce dallo schermo e nessun pulsante perde le parole;',
    colours:
      'i colori scelti dal dispositivo (contrasto elevato). I contrasti del portale sono calcolati, con l’aspetto chiaro e con quello scuro;',
    motion: 'nessun movimento, per chi lo ha chiesto al suo dispositivo.',
  },
  untested: {
    title: 'Che cosa non abbiamo provato',
    people:
      'Non l’ha provato chi usa ogni giorno un lettore di schermo, un ingranditore o i comandi vocali. È la prova che manca di più.',
    browser:
      'Le prove girano in un solo browser, Chromium. Con l’aspetto scuro axe-core guarda soltanto alcune pagine.',
    outside: 'Nessuno da fuori ha controllato il portale.',
  },
  limits: {
    title: 'I limiti che conosciamo',
    words:
      'Annunci, messaggi e avvisi li scrivono soci e banche. La pagina non sa in che lingua sono: chi la ascolta può sentirli con la pronuncia sbagliata.',
    pictures: 'La foto di un annuncio ha il titolo dell’annuncio per descrizione, niente di più.',
    paper:
      'I fogli si stampano dal browser. Come li legge un lettore di schermo, una volta salvati in PDF, non l’abbiamo provato; e nemmeno come legge le email.',
    programs: 'Le pagine per chi scrive programmi (/api/docs) non sono comprese.',
  },
  write: {
    title: 'Qualcosa non va?',
    text: 'Scrivi a chi gestisce il portale: che cosa volevi fare, e con quale dispositivo. Anche la tua banca ti aiuta, per telefono o allo sportello.',
    noEmail:
      'Dillo alla tua banca: che cosa volevi fare, e con quale dispositivo. Lo passa a chi gestisce il portale.',
    act: 'Scrivi a {{email}}',
  },
  date: 'Dichiarazione del 28 novembre 2026, versione {{version}}. L’ha scritta chi fa il portale, dalle prove che fa.',
} as const;
