/** The members of Zeitbank Bozen, the administrator first, then as they joined. */
import type { Entry } from './entry.ts';

export const BOZEN_PEOPLE: Entry[] = [
  ['Lukas', 'Hofer', 'm', '1970-10-04', [402, 201], 'de'],
  ['Maria', 'Pichler', 'f', '1953-03-13', [503, 101], 'de'],
  ['Josef', 'Mair', 'm', '1950-08-28', [506, 601], 'de'],
  ['Karin', 'Kofler', 'f', '1966-01-11', [204, 104], 'de'],
  ['Peter', 'Thaler', 'm', '1959-06-07', [201, 102], 'de'],
  ['Elisabeth', 'Egger', 'f', '1982-12-20', [302, 303], 'de'],
];
