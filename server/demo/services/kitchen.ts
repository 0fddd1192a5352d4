/** Kitchen and garden: what the demo's members note of it. */
import type { Service } from './service.ts';

export const kitchenServices: Service[] = [
  {
    activity: 501,
    hours: [1.5, 4],
    notes: [
      'Pranzo pronto per tutta la settimana',
      'Polenta e brasato per otto persone',
      'Rinfresco per il battesimo',
    ],
  },
  {
    activity: 502,
    hours: [1.5, 3],
    notes: [
      'Casoncelli fatti insieme',
      'Couscous e spezie, lezione pratica',
      'Cucina vegetariana per principianti',
    ],
  },
  {
    activity: 503,
    hours: [1, 3],
    notes: [
      'Torta di compleanno a due piani',
      'Pane con il lievito madre',
      'Tagliatelle per la domenica',
      'Biscotti per il mercatino di beneficenza',
    ],
  },
  {
    activity: 504,
    hours: [1.5, 3],
    notes: [
      'Marmellata, dodici vasetti',
      'Ragù e minestrone in vasetti',
      'Sottaceti e giardiniera',
    ],
  },
  {
    activity: 505,
    hours: [1, 4],
    notes: [
      'Siepe potata e prato tagliato',
      'Vasi del balcone e terriccio nuovo',
      'Cortile comune pulito, aiuole sistemate',
      'Rinvaso delle piante grandi',
    ],
  },
  {
    activity: 506,
    hours: [1.5, 4],
    notes: [
      'Vangatura dell’orto',
      'Potatura degli alberi da frutto',
      'Semine e trapianti',
      'Rete e pali nuovi',
    ],
  },
  {
    activity: 507,
    hours: [0.5, 2],
    notes: [
      'Piante annaffiate per due settimane',
      'Posta ritirata e casa arieggiata',
      'Balcone e orchidee durante il ricovero',
    ],
  },
];
