/** Lessons and languages: what the demo's members note of it. */
import type { Service } from './service.ts';

export const lessonServices: Service[] = [
  {
    activity: 301,
    hours: [1, 2],
    notes: [
      'Compiti di italiano e storia, terza elementare',
      'Lettura e tabelline',
      'Preparazione dell’interrogazione di geografia',
    ],
  },
  {
    activity: 302,
    hours: [1, 2],
    notes: [
      'Equazioni, in vista della verifica di giovedì',
      'Ripasso di geometria per l’esame di terza media',
      'Chimica: bilanciamento delle reazioni',
      'Ripetizioni di fisica, prima lezione',
    ],
  },
  {
    activity: 303,
    hours: [1, 2],
    notes: [
      'Italiano: conversazione e verbi',
      'Preparazione all’esame B1 di italiano',
      'Lettura di lettere e avvisi della scuola',
    ],
  },
  {
    activity: 304,
    hours: [1, 1.5],
    notes: [
      'Conversazione in inglese davanti a un caffè',
      'Inglese per il colloquio di lavoro',
      'Ripasso dei tempi verbali in inglese',
    ],
  },
  {
    activity: 305,
    hours: [1, 1.5],
    notes: ['Tedesco per principianti', 'Lettere in tedesco ai parenti di Monaco'],
  },
  {
    activity: 306,
    hours: [1, 1.5],
    notes: [
      'Spagnolo di base prima del viaggio',
      'Francese: pronuncia e canzoni',
      'Prime parole di ucraino',
    ],
  },
  {
    activity: 307,
    hours: [1, 1.5],
    notes: [
      'Lezione di chitarra, primi accordi',
      'Pianoforte a quattro mani',
      'Solfeggio per l’ammissione al coro',
    ],
  },
];
