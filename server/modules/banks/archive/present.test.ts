/** What the lines of an archive have; and its tables, which spreadsheet programs open: no text begins a formula. */
import { describe, expect, it } from 'vitest';
import { ARCHIVED_COLUMNS } from '#server/modules/people/accounts/person-columns.ts';
import { rowWriter } from '#server/platform/spreadsheet/cell-xml.ts';
import { lineSchemas } from './line-schemas.ts';
import { csvLine, outsiderLine } from './present.ts';

const SIGNS = ['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠'];
const writeCell = rowWriter([{ header: 'Nota', kind: 'text', width: 9 }]);

/** How a cell with that text is kept. */
const styleIn = (text: string) => /s="(\d+)"/.exec(writeCell([text], 2))?.[1];

describe('a text that a program could take for a formula is marked as text', () => {
  it.each(SIGNS)('%s', (sign) => {
    expect(csvLine([`${sign}1+1`])).toBe(`'${sign}1+1\r\n`);
    expect(styleIn(`${sign}1+1`)).not.toBe(styleIn('testo'));
  });

  it('others stay as they are', () => {
    expect(csvLine(['a=1', '1+1', 'Anna - Marco', -1.5])).toBe('a=1;1+1;Anna - Marco;-1,5\r\n');
  });
});

describe('each column of a person that travels', () => {
  const columns = ['ref', ...ARCHIVED_COLUMNS].sort();

  it('is checked when it comes back', () => {
    const { person } = lineSchemas({ now: new Date('2026-05-01T10:00:00Z'), today: '2026-05-01' });
    expect(Object.keys(person.shape).sort()).toEqual(columns);
  });

  it('is said of a person of a friend bank', () => {
    const carla = {
      person_id: 9,
      bank_id: 2,
      bank_name: 'Lecco',
      name: 'Carla',
      surname: 'Brivio',
    };
    expect(Object.keys(outsiderLine(carla, 1, null)).sort()).toEqual(columns);
  });
});
