/** The tables of an archive are opened by spreadsheet programs: no text of them begins a formula. */
import { describe, expect, it } from 'vitest';
import { rowWriter } from '#server/platform/spreadsheet/cell-xml.ts';
import { csvLine } from './present.ts';

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
