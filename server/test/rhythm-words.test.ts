/** How often a standing appointment is, in three languages. */
import { expect, it } from 'vitest';
import { rhythmText } from '#contract/board/rhythm-words.ts';

it.each([
  ['it', 'week', 2, 1, 'ogni martedì alle 15:00'],
  ['it', 'fortnight', 7, 1, 'ogni due settimane, di domenica, alle 15:00'],
  ['it', 'month', 2, 1, 'il primo martedì del mese alle 15:00'],
  ['it', 'month', 7, 3, 'la terza domenica del mese alle 15:00'],
  ['it', 'month', 7, 5, 'l’ultima domenica del mese alle 15:00'],
  ['en', 'week', 1, 1, 'every Monday at 15:00'],
  ['en', 'month', 5, 5, 'the last Friday of the month at 15:00'],
  ['de', 'fortnight', 3, 1, 'alle zwei Wochen am Mittwoch um 15:00 Uhr'],
  ['de', 'month', 6, 4, 'jeden vierten Samstag im Monat um 15:00 Uhr'],
] as const)('in %s every %s, weekday %i, number %i: %s', (locale, every, weekday, nth, text) => {
  expect(rhythmText({ every, weekday, nth, time: '15:00' }, locale)).toBe(text);
});
