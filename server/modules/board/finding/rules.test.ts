/** How somebody who is found is reached: never more openly than they said. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTACT_MODES } from '#contract/board/notices.ts';
import { reachOf } from './rules.ts';

const modes = fc.constantFrom(...CONTACT_MODES);
const offers = fc.array(modes, { maxLength: 4 });

test('who agreed to be found is reached as they say, whatever their offers say', () => {
  fc.assert(
    fc.property(modes, offers, (contact, said) => {
      const facts = { access: 'self', isFindable: true, contact, offers: said } as const;
      expect(reachOf(facts)).toBe(contact);
    }),
  );
});

test('who has not said is reached as their most open offer says, and else through the desk', () => {
  fc.assert(
    fc.property(modes, offers, (contact, said) => {
      const facts = { access: 'self', isFindable: false, contact, offers: said } as const;
      const expected = said.includes('phone')
        ? 'phone'
        : said.includes('portal')
          ? 'portal'
          : 'desk';
      expect(reachOf(facts)).toBe(expected);
    }),
  );
});

test('who uses no e-mail is never reached on the portal', () => {
  fc.assert(
    fc.property(modes, offers, fc.boolean(), (contact, said, isFindable) => {
      const facts = { access: 'desk', isFindable, contact, offers: said } as const;
      expect(reachOf(facts)).not.toBe('portal');
    }),
  );
});
