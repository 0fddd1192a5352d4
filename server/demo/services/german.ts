/** What the members of Zeitbank Bozen, who write German, note of their exchanges. */
import type { Service } from './service.ts';

export const germanServices: Service[] = [
  {
    activity: 101,
    hours: [1, 2],
    notes: ['Kaffee und Watten am Nachmittag', 'Besuch im Krankenhaus'],
  },
  {
    activity: 102,
    hours: [1.5, 3],
    notes: ['Spaziergang auf der Guntschnapromenade', 'Talferwiesen, große Runde'],
  },
  {
    activity: 104,
    hours: [1, 3],
    notes: ['Kinder vom Kindergarten abgeholt', 'Abend mit den Zwillingen'],
  },
  {
    activity: 201,
    hours: [0.5, 2],
    notes: ['Wasserhahn in der Küche repariert', 'Rollladen wieder gängig gemacht'],
  },
  { activity: 204, hours: [1, 2.5], notes: ['Dirndl enger genäht', 'Vorhänge gekürzt'] },
  {
    activity: 302,
    hours: [1, 2],
    notes: ['Nachhilfe in Mathematik vor der Schularbeit', 'Bruchrechnen geübt'],
  },
  {
    activity: 303,
    hours: [1, 1.5],
    notes: ['Italienisch für die Zweisprachigkeitsprüfung', 'Gespräch auf Italienisch'],
  },
  {
    activity: 402,
    hours: [0.5, 1.5],
    notes: ['Neues Handy eingerichtet', 'Fotos vom Telefon auf den Computer übertragen'],
  },
  {
    activity: 503,
    hours: [1.5, 3],
    notes: ['Apfelstrudel für das Vereinsfest', 'Schüttelbrot gebacken'],
  },
  {
    activity: 506,
    hours: [1.5, 3.5],
    notes: ['Apfelbäume geschnitten', 'Gemüsebeet umgegraben'],
  },
  {
    activity: 601,
    hours: [0.5, 2],
    notes: ['Fahrt nach Meran zum Facharzt', 'Zum Bahnhof mit zwei Koffern'],
  },
];
