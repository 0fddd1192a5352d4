/** Which names of a query a call takes, and which it takes for a slip. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EndpointRow } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { isSlipOf, queryNamesOf, readQueryName } from './query-names.ts';

const rows = Object.entries<EndpointRow>(endpoints);
const exportNames = queryNamesOf(endpoints.exportBankExchanges.query);

describe('a name that a call knows', () => {
  it('is never taken for a slip, whatever else the call knows', () => {
    for (const [call, { query }] of rows) {
      const names = queryNamesOf(query);
      for (const name of names.known) {
        expect([call, readQueryName(name, names)]).toEqual([call, { is: name }]);
      }
    }
  });

  it('is never taken for a slip of another one that is a letter away', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[fro]{1,4}$/), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(names, (known) => {
        for (const name of known) {
          expect(readQueryName(name, { known, lists: new Set() })).toEqual({ is: name });
        }
      }),
    );
  });

  it('is there for every call with a query', () => {
    for (const [call, { query }] of rows) {
      if (query) expect([call, queryNamesOf(query).known.length]).not.toEqual([call, 0]);
    }
    expect(exportNames.known).toContain('userFromIds');
  });

  it.each(['userFromIds', 'userFromIds[]', 'userFromIds[0]', 'userFromIds[12]'])(
    'may be repeated: %s',
    (given) => {
      expect(readQueryName(given, exportNames)).toEqual({ is: 'userFromIds' });
    },
  );

  it('with brackets is a slip where it may not be repeated', () => {
    expect(readQueryName('from[]', exportNames)).toEqual({ looksLike: 'from' });
  });
});

describe('a slip', () => {
  it.each([
    ...[
      ['userFromId', 'userFromIds'],
      ['userfromids', 'userFromIds'],
      ['UserFromIds[]', 'userFromIds'],
    ],
    ...[
      ['form', 'from'],
      ['fron', 'from'],
      ['fom', 'from'],
      ['fromm', 'from'],
      ['From', 'from'],
    ],
    ...[
      ['To', 'to'],
      ['too', 'to'],
      ['ot', 'to'],
      ['Q', 'q'],
      ['land', 'lang'],
    ],
  ])('%s looks like %s', (given, name) => {
    expect(readQueryName(given, exportNames)).toEqual({ looksLike: name });
  });

  it.each(['', '_', 'p', 't', 'ts', 'qs', 'fields', 'utm_source', 'origin', 'constructor'])(
    '%j is none, and is ignored',
    (given) => {
      expect(readQueryName(given, exportNames)).toBeUndefined();
    },
  );

  it('is what one change of one letter makes of a name, and nothing further away', () => {
    const letter = fc.constantFrom(...'abcxyz');
    const name = fc.string({ unit: letter, minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(name, fc.nat(8), letter, (text, place, other) => {
        const at = place % text.length;
        const [before, after] = [text.slice(0, at), text.slice(at)];
        expect(isSlipOf(before + other + after, text)).toBe(true);
        expect(isSlipOf(before + after.slice(1), text)).toBe(true);
        expect(isSlipOf(before + other + after.slice(1), text)).toBe(true);
        expect(isSlipOf(`${text}-12`, text)).toBe(false);
        expect(isSlipOf(`12${text.slice(2)}`, text)).toBe(false);
      }),
    );
  });
});
