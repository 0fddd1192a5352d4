/** The text of a bulletin for the group: title, day, place, what has room of the rest, the link. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GROUP_TEXT_MAX, groupTextOfBulletin } from './outside.ts';

const LINK = 'https://banca.example.org/my-bank';

it('has the whole of a short one', () => {
  const words = {
    title: 'Pranzo',
    when: 'domenica',
    place: 'Via Roma 1',
    text: 'Venite\ntutti',
    link: LINK,
  };
  expect(groupTextOfBulletin(words)).toBe(
    `Pranzo\ndomenica\nVia Roma 1\n\nVenite tutti\n\n${LINK}`,
  );
  expect(groupTextOfBulletin({ ...words, when: '', place: '' })).toBe(
    `Pranzo\n\nVenite tutti\n\n${LINK}`,
  );
});

it('never has more than 700 characters, and always the title and the link', () => {
  const words = fc.record({
    title: fc.string({ minLength: 1, maxLength: 120 }),
    when: fc.constantFrom('', 'venerdì 4 dicembre, dalle 12:30 alle 16:00'),
    place: fc.string({ maxLength: 200 }),
    text: fc.oneof(
      fc.string({ maxLength: 3000 }),
      fc.constant('parola '.repeat(400)),
      fc.constant('x'.repeat(3000)),
    ),
    link: fc.constant(LINK),
  });
  fc.assert(
    fc.property(words, (given) => {
      const text = groupTextOfBulletin(given);
      expect([...text].length).toBeLessThanOrEqual(GROUP_TEXT_MAX);
      expect(text).toContain(given.title);
      expect(text.endsWith(LINK)).toBe(true);
    }),
  );
});
