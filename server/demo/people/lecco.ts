/** The members of Banca del Tempo di Lecco, the administrator first, then as they joined. */
import type { Entry } from './entry.ts';

export const LECCO_PEOPLE: Entry[] = [
  ['Paolo', 'Colombo', 'm', '1968-08-13', [403, 404, 608]],
  ['Sara', 'Fontana', 'f', '1971-02-20', [607, 303, 504, 101]],
  ['Emilio', 'Castagna', 'm', '1952-06-25', [201, 207]],
  ['Graziella', 'Ripamonti', 'f', '1949-09-16', [503, 204]],
  ['Massimo', 'Spreafico', 'm', '1963-12-01', [401, 402]],
  ['Ines', 'Brusadelli', 'f', '1947-05-09', [603, 606]],
  ['Valerio', 'Mandelli', 'm', '1957-03-31', [506, 505, 601]],
  ['Donatella', 'Panzeri', 'f', '1959-10-18', [105, 106, 103]],
  ['Ettore', 'Corti', 'm', '1954-01-07', [605, 102]],
  ['Monica', 'Bonaiti', 'f', '1975-07-29', [301, 104]],
  ['Gianfranco', 'Aldeghi', 'm', '1950-04-12', [203, 202]],
  ['Simona', 'Negri', 'f', '1980-11-08', [302, 304]],
  ['Amina', 'Diallo', 'f', '1986-06-17', [502, 306], 'en'],
  ['Felice', 'Tentori', 'm', '1948-02-22', [307, 101]],
  ['Antonella', 'Frigerio', 'f', '1961-08-05', [501, 206]],
  ['Davide', 'Milani', 'm', '1989-05-30', [602, 406]],
  ['Rita', 'Gilardi', 'f', '1955-12-27', [205, 507]],
];
