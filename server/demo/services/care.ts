/** Care and company: what the demo's members note of it. */
import type { Service } from './service.ts';

export const careServices: Service[] = [
  {
    activity: 101,
    hours: [1, 2.5],
    notes: [
      'Due chiacchiere e una partita a briscola',
      'Compagnia nel pomeriggio, con tè e biscotti',
      'Un pomeriggio a sfogliare vecchie fotografie',
      'Visita in ospedale e un po’ di conversazione',
    ],
  },
  {
    activity: 102,
    hours: [1, 3],
    notes: [
      'Camminata lungo il fiume',
      'Giro al parco e caffè in piazza',
      'Passeggiata fino al santuario',
      'Camminata di gruppo del martedì',
    ],
  },
  {
    activity: 103,
    hours: [1, 3],
    notes: [
      'Compagnia alla mamma nelle ore di lavoro',
      'Aiuto a pranzo e riordino delle medicine',
      'Sostituzione della badante per un paio d’ore',
    ],
  },
  {
    activity: 104,
    hours: [1, 4],
    notes: [
      'Con i bambini fino all’ora di cena',
      'Serata con i piccoli, già cenati',
      'Giochi e merenda al parco',
      'Mattina in biblioteca con i bambini',
    ],
  },
  {
    activity: 105,
    hours: [1.5, 4],
    notes: [
      'Accompagnamento alla visita dall’oculista',
      'Andata e ritorno per la fisioterapia',
      'Esami del sangue al mattino presto',
      'Visita cardiologica: attesa lunga ma in buona compagnia',
    ],
  },
  {
    activity: 106,
    hours: [0.5, 2],
    notes: [
      'Spesa al mercato del sabato',
      'Ritiro ricette e farmacia',
      'Spesa pesante: acqua e detersivi',
      'Pacco da ritirare in posta',
    ],
  },
  {
    activity: 107,
    hours: [0.5, 2],
    notes: [
      'Passeggiata con il cane, mattina e sera',
      'Gatti da sfamare nel fine settimana',
      'Accompagnamento del cane dal veterinario',
    ],
  },
];
