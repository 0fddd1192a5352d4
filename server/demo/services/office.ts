/** Computers and paperwork: what the demo's members note of it. */
import type { Service } from './service.ts';

export const officeServices: Service[] = [
  {
    activity: 401,
    hours: [0.5, 2.5],
    notes: [
      'Computer lento: pulizia e aggiornamenti',
      'Stampante collegata, finalmente stampa',
      'Posta elettronica e allegati spiegati con calma',
      'Copia dei documenti su disco esterno',
    ],
  },
  {
    activity: 402,
    hours: [0.5, 1.5],
    notes: [
      'Rubrica passata sul telefono nuovo',
      'Videochiamate con i nipoti',
      'Caratteri più grandi e meno notifiche',
    ],
  },
  {
    activity: 403,
    hours: [0.5, 2],
    notes: [
      'Attivazione dello SPID',
      'Prenotazione della visita sul fascicolo sanitario',
      'Iscrizione a scuola online',
    ],
  },
  {
    activity: 404,
    hours: [0.5, 2.5],
    notes: [
      'Documenti per l’ISEE messi in ordine',
      'Domanda per il bonus trasporti',
      'Lettera all’amministratore di condominio',
      'Modulo per il cambio di residenza',
    ],
  },
  {
    activity: 405,
    hours: [0.5, 1.5],
    notes: ['Confronto tra due offerte di luce e gas', 'Conti del mese e scadenze sul calendario'],
  },
  {
    activity: 406,
    hours: [1, 3],
    notes: [
      'Fotografie della festa di compleanno',
      'Album delle vacanze da stampare',
      'Vecchie videocassette riversate sul computer',
    ],
  },
  {
    activity: 407,
    hours: [1, 2.5],
    notes: [
      'Curriculum riscritto da capo',
      'Traduzione di un certificato',
      'Discorso per le nozze d’oro',
    ],
  },
];
