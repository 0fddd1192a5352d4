/** The text for the group: the link and the phone have room, however long the rest is. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GROUP_TEXT_MAX } from '#contract/board/outside.ts';
import type { PublicBoard } from '#contract/endpoints/board/public-board.ts';
import { LOCALES } from '#contract/locales.ts';
import { groupTextOf } from './group-text.ts';

const TODAY = '2026-11-20';
const PHONE = '035 123 456';

it('has room for the link and the phone, however long the titles are', () => {
  const notice = fc.record({
    id: fc.nat(),
    kind: fc.constantFrom('request' as const, 'offer' as const),
    title: fc.string({ unit: 'grapheme', maxLength: 200 }),
    activity: fc.constant('Altro'),
    postedOn: fc.constant(TODAY),
    neededBy: fc.constantFrom(null, '2026-12-01'),
    places: fc.constantFrom(1, 30),
    placesTaken: fc.nat({ max: 29 }),
  });
  const board = fc.record({
    bank: fc.record({
      id: fc.nat(),
      name: fc.string({ maxLength: 120 }),
      phone: fc.constantFrom('', PHONE),
    }),
    notices: fc.array(notice, { maxLength: 9 }),
  });
  fc.assert(
    fc.property(board, fc.constantFrom(...LOCALES), (given: PublicBoard, locale) => {
      const link = 'https://banca.example.org/api/public/banks/12/board-visit?from=group&lang=it';
      const { text } = groupTextOf(given, { week: '2026-11-16', link, locale });
      expect([...text].length).toBeLessThanOrEqual(GROUP_TEXT_MAX);
      expect(text).toContain(link);
      expect(text).toContain(given.bank.phone);
    }),
  );
});
