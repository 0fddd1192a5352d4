/** House and repairs: what the demo's members note of it. */
import type { Service } from './service.ts';

export const houseServices: Service[] = [
  {
    activity: 201,
    hours: [0.5, 3],
    notes: [
      'Rubinetto del bagno che perdeva',
      'Tapparella della cucina sbloccata',
      'Due lampadari appesi e una presa cambiata',
      'Maniglia della porta e cerniere dell’armadio',
    ],
  },
  {
    activity: 202,
    hours: [1.5, 4],
    notes: [
      'Libreria del soggiorno montata in due',
      'Letto e comodini della cameretta',
      'Pensili della cucina fissati al muro',
    ],
  },
  {
    activity: 203,
    hours: [2, 8],
    notes: [
      'Cameretta tinteggiata, due mani',
      'Ringhiera del balcone riverniciata',
      'Soffitto del bagno dopo l’infiltrazione',
    ],
  },
  {
    activity: 204,
    hours: [0.5, 3],
    notes: [
      'Orlo a tre paia di pantaloni',
      'Cerniera del piumino sostituita',
      'Tende nuove per il soggiorno',
      'Costumi per la recita della scuola',
    ],
  },
  {
    activity: 205,
    hours: [1, 2],
    notes: [
      'Camicie della settimana',
      'Stiro di lenzuola e tovaglie',
      'Una cesta di panni stirati',
    ],
  },
  {
    activity: 206,
    hours: [1.5, 4],
    notes: [
      'Vetri e tende di tutta la casa',
      'Cantina finalmente svuotata',
      'Riordino dell’armadio, cambio di stagione',
    ],
  },
  {
    activity: 207,
    hours: [0.5, 2],
    notes: [
      'Camera d’aria e freni della bici da città',
      'Cambio regolato e catena pulita',
      'Bicicletta della figlia rimessa in strada',
      'Revisione prima della gita in ciclabile',
    ],
  },
];
