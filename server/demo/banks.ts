/** The three demo banks, as they present themselves to the public. */
import { germanNotice, italianNotice } from './privacy.ts';

const bergamo = {
  name: 'Banca del Tempo di Bergamo',
  description:
    'Dal 1998 ci scambiamo tempo e saperi nei quartieri di Bergamo: un’ora vale un’ora, per chiunque e per qualunque attività. Lo sportello è aperto il martedì dalle 16 alle 18 e il sabato dalle 10 alle 12. Per iscriversi basta un colloquio e la voglia di dare una mano.',
  address: 'Via San Tomaso 52, 24121 Bergamo',
  email: 'bergamo@example.org',
  president: 'Giulia Rossi',
  secretary: 'Ernesto Locatelli',
  phone: '+39 035 555 0120',
  association: 'Associazione di promozione sociale (APS)',
  vat: '95000010160',
  web_url: 'https://bergamo.example.org/',
  facebook_url: 'https://www.facebook.com/esempio.bancadeltempo.bergamo',
  founded_on: '1998-03-21',
  created: '775 08:00',
};

const lecco = {
  name: 'Banca del Tempo di Lecco',
  description:
    'Tra il lago e le montagne, una ventina di persone che si aiutano: lezioni, orto, compagnia, piccole riparazioni. Ci troviamo il primo giovedì del mese in biblioteca; chi vuole conoscerci è sempre il benvenuto.',
  address: 'Piazza Garibaldi 8, 23900 Lecco',
  email: 'lecco@example.org',
  president: 'Ettore Corti',
  secretary: 'Paolo Colombo',
  phone: '+39 0341 555 034',
  association: 'Associazione di promozione sociale (APS)',
  vat: '92000020130',
  web_url: 'https://lecco.example.org/',
  facebook_url: 'https://www.facebook.com/esempio.bancadeltempo.lecco',
  founded_on: '2004-10-09',
  created: '775 08:00',
};

const bozen = {
  name: 'Zeitbank Bozen',
  description:
    'Wir tauschen Zeit statt Geld: Jede Stunde zählt gleich viel, ob Apfelbaumschnitt, Nachhilfe oder ein gemeinsamer Spaziergang. Treffpunkt ist jeden zweiten Mittwoch um 18 Uhr im Pfarrheim.',
  address: 'Runkelsteiner Straße 11, 39100 Bozen',
  email: 'bozen@example.org',
  president: 'Lukas Hofer',
  secretary: 'Karin Kofler',
  phone: '+39 0471 555 067',
  association: 'Ehrenamtliche Organisation',
  vat: '94000030210',
  web_url: 'https://bozen.example.org/',
  facebook_url: 'https://www.facebook.com/beispiel.zeitbank.bozen',
  founded_on: '2015-05-16',
  created: '775 08:00',
};

/** `created` is days ago and the time in UTC, as in the tables. */
export const BANKS = [
  { ...bergamo, gdpr: italianNotice(bergamo) },
  { ...lecco, gdpr: italianNotice(lecco) },
  { ...bozen, gdpr: germanNotice(bozen) },
];
