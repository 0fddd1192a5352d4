/** Culture, crafts and transport: what the demo's members note of it. */
import type { Service } from './service.ts';

export const cultureServices: Service[] = [
  {
    activity: 601,
    hours: [0.5, 2.5],
    notes: [
      'Passaggio in stazione con le valigie',
      'Andata e ritorno dall’aeroporto di Orio',
      'Passaggio al centro commerciale',
      'Accompagnamento al funerale in valle',
    ],
  },
  {
    activity: 602,
    hours: [2, 7],
    notes: [
      'Trasloco al terzo piano senza ascensore',
      'Divano portato in discarica',
      'Lavatrice usata, ritiro e consegna',
    ],
  },
  {
    activity: 603,
    hours: [1, 2.5],
    notes: [
      'Copertina per il nipotino',
      'Primi punti all’uncinetto',
      'Maglione disfatto e rimesso sui ferri',
    ],
  },
  {
    activity: 604,
    hours: [1, 3],
    notes: [
      'Decorazioni per la festa della scuola',
      'Acquerello: cielo e montagne',
      'Cornice restaurata e ridipinta',
    ],
  },
  {
    activity: 605,
    hours: [1.5, 3],
    notes: [
      'Visita al centro storico, con aneddoti',
      'Mostra di pittura spiegata sala per sala',
      'Giro delle chiese affrescate',
    ],
  },
  {
    activity: 606,
    hours: [0.5, 1.5],
    notes: [
      'Il giornale letto ad alta voce',
      'Due capitoli dei Promessi sposi',
      'Fiabe in biblioteca per i più piccoli',
    ],
  },
  {
    activity: 607,
    hours: [1, 1.5],
    notes: [
      'Ginnastica dolce in palestra comunale',
      'Lezione di liscio: valzer e mazurca',
      'Esercizi per la schiena, a casa',
    ],
  },
  {
    activity: 608,
    hours: [1, 3],
    notes: [
      'Turno allo sportello della banca del tempo',
      'Preparazione dell’assemblea annuale',
      'Volantini distribuiti nel quartiere',
    ],
  },
];
